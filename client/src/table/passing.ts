/** Things that are shown for a while, each for a time of its own. */
import { signal } from '@preact/signals';

export class Passing<T> {
  readonly now = signal<readonly T[]>([]);
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  add(one: T, ms: number): void {
    this.now.value = [...this.now.value, one];
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.now.value = this.now.value.filter((other) => other !== one);
    }, ms);
    this.timers.add(timer);
  }

  clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    if (this.now.value.length) this.now.value = [];
  }
}
