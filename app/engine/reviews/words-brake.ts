import { RateLimiterMemory } from "rate-limiter-flexible";
import { inputError } from "../graphql/errors";

const WINDOW_SECONDS = 60 * 60;
const MOST_BY_ONE = 10;
/** Of all visitors together: each one is a mail to the shop. */
const MOST_BY_ALL = 200;

const byOne = new RateLimiterMemory({ points: MOST_BY_ONE, duration: WINDOW_SECONDS });
const byAll = new RateLimiterMemory({ points: MOST_BY_ALL, duration: WINDOW_SECONDS });

/**
 * Counts a review or a question. Each process counts for itself.
 * @param writer what tells this writer from others
 * @throws GraphQLError when it was one too many within the hour
 */
export async function brakeWords(storeCode: string, writer: string): Promise<void> {
  const spent = await byAll.get(storeCode);
  if (spent && spent.consumedPoints >= MOST_BY_ALL) throw tooMany();
  const own = await byOne.penalty(`${storeCode} ${writer}`);
  if (own.consumedPoints > MOST_BY_ONE) throw tooMany();
  await byAll.penalty(storeCode);
}

function tooMany() {
  return inputError("That was a lot in a short time. Please try again in an hour.");
}
