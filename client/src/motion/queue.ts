/** One story at a time, never long behind what has happened. Knows neither the page nor what stories are about. */
import type { Story } from './story';

/** Milliseconds that a story may end behind the state of the table. */
export const LATE = 1200;
/** Stories that still fade while others are told; those before them are over by then. */
const MOST_FADING = 3;

/** A story that is ready: what it moves waits where it was. */
export interface Staged {
  play(): void;
  /** Everything is where it belongs, at once; also when it never played. */
  stop(): void;
}

interface Waiting {
  story: Story;
  staged: Staged;
  since: number;
}

export class Queue {
  private waiting: Waiting[] = [];
  private running: Waiting | null = null;
  private began = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What has had its time and may still be fading. */
  private fading: Staged[] = [];

  constructor(
    private readonly stage: (story: Story) => Staged,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Stories of what has just happened. */
  tell(stories: readonly Story[]): void {
    const since = this.clock();
    for (const story of stories) this.waiting.push({ story, staged: this.stage(story), since });
    if (!this.running) this.next();
  }

  get idle(): boolean {
    return this.running === null;
  }

  /** Ends what runs; the next story begins. */
  skip(): void {
    for (const one of this.fading.splice(0)) one.stop();
    this.finish(true);
  }

  /** Ends everything. */
  clear(): void {
    const all = [...this.fading.splice(0), ...this.waiting.splice(0).map((one) => one.staged)];
    clearTimeout(this.timer);
    if (this.running) all.push(this.running.staged);
    this.running = null;
    for (const one of all) one.stop();
  }

  private next(): void {
    for (let one = this.waiting.shift(); one; one = this.waiting.shift()) {
      if (this.late(one) || this.inTheWay(one)) {
        one.staged.stop();
        continue;
      }
      this.running = one;
      this.began = this.clock();
      this.timer = setTimeout(() => this.finish(), one.story.holds);
      one.staged.play();
      return;
    }
  }

  /** `cut`: nothing of it may fade. */
  private finish(cut = false): void {
    clearTimeout(this.timer);
    const { running } = this;
    this.running = null;
    if (!running) return;
    const { scene } = running.story;
    if (cut || scene) running.staged.stop();
    else this.fading = [...this.fading, running.staged].slice(-MOST_FADING);
    if (scene) for (const one of this.waiting) one.since += this.clock() - this.began; // nobody was late meanwhile
    this.next();
  }

  private late({ story, since }: Waiting, after = 0): boolean {
    return !story.scene && this.clock() + after + story.holds - since > LATE;
  }

  /** Whether a loss of the reader would come too late behind this. */
  private inTheWay({ story }: Waiting): boolean {
    if (story.loss || story.scene) return false;
    const loss = this.waiting.find((one) => one.story.loss || one.story.scene);
    return loss !== undefined && !loss.story.scene && this.late(loss, story.holds) && !this.late(loss);
  }
}
