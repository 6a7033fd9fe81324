import { RateLimiterMemory } from "rate-limiter-flexible";
import type { EngineContext } from "../graphql/context";

/** How often a form may make the shop write, so that nobody can flood a stranger's mailbox. Each process counts for itself. */

const HOUR_SECONDS = 60 * 60;
const LETTERS_TO_AN_ADDRESS = 3;
const LETTERS_BY_A_VISITOR = 30;

const addresses = new RateLimiterMemory({ points: LETTERS_TO_AN_ADDRESS, duration: HOUR_SECONDS });
const visitors = new RateLimiterMemory({ points: LETTERS_BY_A_VISITOR, duration: HOUR_SECONDS });

export const TOO_MANY_LETTERS = "That was a lot of messages in a short time. Please try again in an hour.";

/**
 * Counts a letter that the visitor wants sent for a purpose, such as "newsletter".
 * @param email as `readEmail` answers it
 * @returns what to do: write it; keep silent, for the address has had enough of them; or refuse, for the visitor has
 */
export async function mayWrite(
  { storeCode, visitor }: Pick<EngineContext, "storeCode" | "visitor">,
  purpose: string,
  email: string,
): Promise<"write" | "silent" | "refuse"> {
  if (visitor && (await count(visitors, visitor)) > LETTERS_BY_A_VISITOR) return "refuse";
  const letters = await count(addresses, `${storeCode} ${purpose} ${email}`);
  return letters > LETTERS_TO_AN_ADDRESS ? "silent" : "write";
}

async function count(limiter: RateLimiterMemory, key: string): Promise<number> {
  const { consumedPoints } = await limiter.penalty(key);
  return consumedPoints;
}
