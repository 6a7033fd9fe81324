const MINUTE = 60_000;
const MAX_PAUSE = 4 * 60 * MINUTE;
/** Pauses vary by this share, so that emails that failed together are not retried together. */
const JITTER = 0.25;

/** No pause is longer, in milliseconds. */
export const MAX_JITTERED_PAUSE = MAX_PAUSE * (1 + JITTER);

/** Pauses between this many attempts last five days at least. */
export const MAX_ATTEMPTS = 38;

/**
 * The pause after a failed attempt: a minute, doubled each time up to four hours, and a random part on top.
 * @param attempts that have failed, from 1 on
 * @returns milliseconds
 */
export function pauseAfter(attempts: number, random: () => number = Math.random): number {
  const pause = Math.min(MINUTE * 2 ** (attempts - 1), MAX_PAUSE);
  return Math.round(pause * (1 + JITTER * random()));
}
