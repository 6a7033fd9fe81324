/** Thrown when the queue is full. */
export class BusyError extends Error {}

/**
 * Limits concurrency to `width` tasks at once; up to `queue` more wait.
 * @returns a function that runs a task; it throws BusyError when the queue is full
 */
export function limitConcurrency(width: number, queue: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Hands the slot to the next waiting task, so that a later one cannot take it. */
  function passOn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= width) {
      if (waiting.length >= queue) throw new BusyError("Too much work is waiting.");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
