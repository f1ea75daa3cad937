/** The stream of one table: opens again by itself, and sends again what was not answered. */
import type { Answer, ClientCommand, FromServer } from './types';

/** A command before it has its id. */
export type Unsent<One extends ClientCommand = ClientCommand> = One extends ClientCommand ? Omit<One, 'id'> : never;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
/** Who is faster than the server likes for a moment need not hear of it: so many seconds the page waits and sends again. */
const SHORT_WAIT = 2;
/** Close codes after which another try would end in the same way. */
const FINAL = new Set([4401, 4403, 4404, 4405]);

interface Waiting {
  text: string;
  answer: (answer: Answer) => void;
}

export interface Listener {
  message(message: FromServer): void;
  /** `ended` is the close code when the server will not have us. */
  state(online: boolean, ended: number | null): void;
  /** The last sequence number that arrived, to go on from there. */
  since(): number;
}

/** Milliseconds after which a refused command may be sent again; null when it is to be told. */
export function shortWait({ problem }: Pick<Answer, 'problem'>): number | null {
  const seconds = problem?.code === 'slow-down' ? problem.facts?.seconds : null;
  return typeof seconds === 'number' && seconds <= SHORT_WAIT ? 1000 * Math.max(0.1, seconds) : null;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private made = 0;
  private readonly run = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.open();
  }

  /** Sends a command; the promise is kept when the answer is there, over as many connections as it takes. */
  send(command: Unsent): Promise<Answer> {
    const id = `${this.run}-${++this.made}`;
    const text = JSON.stringify({ id, ...command });
    return new Promise((answer) => {
      this.waiting.set(id, { text, answer });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const since = this.listener.since();
    const query = since > 0 ? `?since=${since}` : '';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket${query}`);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.lost(event.code);
  }

  private receive(message: FromServer): void {
    if (message.kind === 'welcome') {
      this.pause = FIRST_PAUSE;
      this.listener.state(true, null);
      this.listener.message(message);
      for (const { text } of this.waiting.values()) this.socket?.send(text);
      return;
    }
    if (message.kind === 'answer' && message.id !== null) {
      const { id } = message;
      const pause = shortWait(message);
      if (pause !== null) {
        setTimeout(() => this.again(id), pause);
        return;
      }
      this.waiting.get(id)?.answer(message);
      this.waiting.delete(id);
    }
    this.listener.message(message);
  }

  private again(id: string): void {
    const waiting = this.waiting.get(id);
    if (waiting && this.socket?.readyState === WebSocket.OPEN) this.socket.send(waiting.text); // else the next welcome does
  }

  private lost(code: number): void {
    if (this.closed) return;
    const ended = FINAL.has(code) ? code : null;
    this.listener.state(false, ended);
    if (ended) return;
    this.timer = setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}
