import { RateLimiterMemory } from "rate-limiter-flexible";

const MOST_FAILURES = 10;
const WINDOW_SECONDS = 15 * 60;

/** Counts failures only, so that whoever knows the password is never slowed down. Each process counts for itself. */
const failures = new RateLimiterMemory({ points: MOST_FAILURES, duration: WINDOW_SECONDS });

/** True when the account had ten wrong passwords within fifteen minutes, whether or not it exists. */
export async function isBraked(storeCode: string, email: string): Promise<boolean> {
  const counted = await failures.get(keyOf(storeCode, email));
  return counted !== null && counted.consumedPoints >= MOST_FAILURES;
}

export async function countFailure(storeCode: string, email: string): Promise<void> {
  await failures.penalty(keyOf(storeCode, email));
}

export async function forgetFailures(storeCode: string, email: string): Promise<void> {
  await failures.delete(keyOf(storeCode, email));
}

function keyOf(storeCode: string, email: string): string {
  return `${storeCode} ${email}`;
}
