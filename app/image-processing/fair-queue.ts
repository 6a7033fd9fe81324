import { TooManyImages } from "./image-errors";

interface Limits {
  /** Maximum number of concurrent tasks. */
  width: number;
  /** Maximum number of heavy ones among these. */
  heavyWidth: number;
  /** Maximum number of queued tasks, per visitor and in total. */
  maxWaitingOfVisitor: number;
  maxWaiting: number;
}

/** The requester of a task; null is the store itself, which is never rejected. */
export interface Turn {
  visitor: string | null;
  isHeavy: boolean;
  /** Removes the task from the queue while it waits. */
  signal?: AbortSignal;
}

interface Job extends Turn {
  start: () => void;
}

/**
 * Runs tasks round-robin by visitor, one at a time for each, so that nobody waits for all tasks of somebody else.
 * @returns a function that runs a task; it throws TooManyImages when too many wait, and the signal's reason when the
 * task was removed
 */
export function fairQueue({ width, heavyWidth, maxWaitingOfVisitor, maxWaiting }: Limits) {
  /** Visitors in round-robin order. */
  const waiting = new Map<string | null, Job[]>();
  const running = new Set<Job>();

  function add(job: Job): void {
    const own = waiting.get(job.visitor) ?? [];
    if (job.visitor !== null) {
      if (own.length >= maxWaitingOfVisitor) throw new TooManyImages("visitor");
      if (countOf([...waiting.values()].flat(), isForeign) >= maxWaiting) throw new TooManyImages("all");
    }
    waiting.set(job.visitor, [...own, job]);
  }

  function remove(job: Job): void {
    const others = (waiting.get(job.visitor) ?? []).filter((each) => each !== job);
    if (others.length > 0) waiting.set(job.visitor, others);
    else waiting.delete(job.visitor);
  }

  function startNext(): void {
    if (running.size >= width) return;
    const job = nextJob();
    if (!job) return;
    remove(job);
    moveToEnd(waiting, job.visitor);
    running.add(job);
    job.start();
    startNext();
  }

  function nextJob(): Job | undefined {
    const mayBeHeavy = countOf(running, ({ isHeavy }) => isHeavy) < heavyWidth;
    for (const [visitor, jobs] of waiting) {
      if (countOf(running, (job) => job.visitor === visitor) > 0) continue;
      const job = jobs.find(({ isHeavy }) => mayBeHeavy || !isHeavy);
      if (job) return job;
    }
    return undefined;
  }

  return async function run<Result>(work: () => Promise<Result>, turn: Turn): Promise<Result> {
    turn.signal?.throwIfAborted();
    const job: Job = { ...turn, start: () => {} };
    await new Promise<void>((start, giveUp) => {
      job.start = start;
      add(job);
      turn.signal?.addEventListener("abort", () => {
        remove(job);
        giveUp(turn.signal?.reason);
      });
      startNext();
    });
    try {
      return await work();
    } finally {
      running.delete(job);
      startNext();
    }
  };
}

function moveToEnd<Key, Value>(map: Map<Key, Value>, key: Key): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}

function isForeign({ visitor }: Job): boolean {
  return visitor !== null;
}

function countOf(jobs: Iterable<Job>, isCounted: (job: Job) => boolean): number {
  return [...jobs].filter(isCounted).length;
}
