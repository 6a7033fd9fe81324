const MINUTE = 60_000;
const MAX_PAUSE = 4 * 60 * MINUTE;
/** Random variation of pauses, so that emails that failed together are not retried together. */
const JITTER = 0.25;

/** Maximum pause, in milliseconds. */
export const MAX_JITTERED_PAUSE = MAX_PAUSE * (1 + JITTER);

/** The pauses between this many attempts add up to at least five days. */
export const MAX_ATTEMPTS = 38;

/**
 * Pause after a failed attempt: a minute, doubled each time up to four hours, plus jitter.
 * @param attempts failed so far, from 1
 * @returns milliseconds
 */
export function pauseAfter(attempts: number, random: () => number = Math.random): number {
  const pause = Math.min(MINUTE * 2 ** (attempts - 1), MAX_PAUSE);
  return Math.round(pause * (1 + JITTER * random()));
}
