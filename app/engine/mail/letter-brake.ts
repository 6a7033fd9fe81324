import { RateLimiterMemory } from "rate-limiter-flexible";
import type { EngineContext } from "../graphql/context";

/** How often a form may make the shop write, so that nobody can flood a stranger's mailbox. Each process counts for itself. */

const HOUR_SECONDS = 60 * 60;
const LETTERS_TO_AN_ADDRESS = 3;
const LETTERS_BY_A_VISITOR = 30;
/** All who cannot be told apart share this. */
const LETTERS_BY_UNKNOWN = 300;
/** Without a proxy one visitor can pass for as many as they like; all together end here. */
const LETTERS_BY_ALL = 2000;

const addresses = new RateLimiterMemory({ points: LETTERS_TO_AN_ADDRESS, duration: HOUR_SECONDS });
const visitors = new RateLimiterMemory({ points: LETTERS_BY_A_VISITOR, duration: HOUR_SECONDS });
const unknown = new RateLimiterMemory({ points: LETTERS_BY_UNKNOWN, duration: HOUR_SECONDS });
const everybody = new RateLimiterMemory({ points: LETTERS_BY_ALL, duration: HOUR_SECONDS });

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
  const written = (await everybody.get(storeCode))?.consumedPoints ?? 0;
  if (written >= LETTERS_BY_ALL) return "refuse";
  const isPatient = visitor ? await isWithin(visitors, visitor) : await isWithin(unknown, storeCode);
  if (!isPatient) return "refuse";
  await everybody.penalty(storeCode);
  return (await isWithin(addresses, `${storeCode} ${purpose} ${email}`)) ? "write" : "silent";
}

/** Counts one more. */
async function isWithin(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  const { consumedPoints } = await limiter.penalty(key);
  return consumedPoints <= limiter.points;
}
