import { RateLimiterMemory } from "rate-limiter-flexible";

const MOST_TRIES = 10;
const WINDOW_SECONDS = 15 * 60;

/**
 * Whoever knows the password is never slowed down, for the right one forgets the tries before it. Each process counts
 * for itself.
 */
const tries = new RateLimiterMemory({ points: MOST_TRIES, duration: WINDOW_SECONDS });

/**
 * Counts a try, to be called before the password is checked: else tries that come all at once would slip through.
 * @returns false when the account, whether or not it exists, had its ten tries within fifteen minutes
 */
export async function mayTry(storeCode: string, email: string): Promise<boolean> {
  const { consumedPoints } = await tries.penalty(keyOf(storeCode, email));
  return consumedPoints <= MOST_TRIES;
}

/** To be called after the right password. */
export async function forgetTries(storeCode: string, email: string): Promise<void> {
  await tries.delete(keyOf(storeCode, email));
}

function keyOf(storeCode: string, email: string): string {
  return `${storeCode} ${email}`;
}
