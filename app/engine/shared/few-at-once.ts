/** Thrown when the queue is full. */
export class BusyError extends Error {}

/**
 * Runs at most `width` pieces of work at once; up to `queue` more wait for their turn.
 * @returns a function that runs a piece of work; it throws BusyError when too many wait
 */
export function fewAtOnce(width: number, queue: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** The next in the queue takes over the place, so that nobody who comes meanwhile can take it as well. */
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
