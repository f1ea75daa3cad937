/** A table as another guest than that of the cookie sees it: lines of JSON come in, commands go out one by one. */
import { callAs } from './api';
import { type Listener, type Unsent } from './socket';
import type { Answer, FromServer } from './types';

const PAUSE = 1000;

export class TableStream {
  private readonly stopped = new AbortController();
  private readonly run = Math.random().toString(36).slice(2, 10);
  private made = 0;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly listener: Listener,
  ) {
    void this.follow();
  }

  send(command: Unsent): Promise<Answer> {
    const id = `${this.run}-${++this.made}`;
    return callAs<Answer>(this.token, 'POST', `/api/tables/${this.table}/commands`, { id, ...command });
  }

  close(): void {
    this.stopped.abort();
  }

  /** Reads until the end; begins again after a while. */
  private async follow(): Promise<void> {
    while (!this.stopped.signal.aborted) {
      try {
        await this.read();
      } catch (error) {
        if (!this.stopped.signal.aborted) console.warn(error);
      }
      if (this.stopped.signal.aborted) return;
      this.listener.state(false, null);
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }

  private async read(): Promise<void> {
    const since = this.listener.since();
    const response = await fetch(`/api/tables/${this.table}/stream${since > 0 ? `?since=${since}` : ''}`, {
      headers: { authorization: `Bearer ${this.token}` },
      credentials: 'omit',
      signal: this.stopped.signal,
    });
    if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (text + value).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) if (line) this.take(JSON.parse(line) as FromServer);
    }
  }

  private take(message: FromServer): void {
    if (message.kind === 'welcome') this.listener.state(true, null);
    this.listener.message(message);
  }
}
