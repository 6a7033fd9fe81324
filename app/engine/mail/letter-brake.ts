import type { EngineContext } from "../graphql/context";
import { databaseLimiter } from "../shared/database-limiter";
import { sha256 } from "../shared/secrets";

/** How often a form may make the shop write, so that nobody can flood a stranger's mailbox. */

const HOUR_SECONDS = 60 * 60;
const MOST_LETTERS = {
  toAnAddress: 3,
  byAVisitor: 30,
  /** All who cannot be told apart share this. */
  byUnknown: 300,
  /** Without a proxy one visitor can pass for as many as they like; all together end here. */
  byAll: 2000,
};

export const TOO_MANY_LETTERS = "That was a lot of messages in a short time. Please try again in an hour.";

type Asker = Pick<EngineContext, "db" | "storeCode" | "visitor">;

/**
 * Counts a letter that the visitor wants sent for a purpose, such as "newsletter".
 * @param asker within a transaction, that transaction as its database
 * @param email as `readEmail` answers it
 * @returns what to do: write it; keep silent, for the address has had enough of them; or refuse, for the visitor has
 */
export async function mayWrite(
  asker: Asker,
  purpose: string,
  email: string,
): Promise<"write" | "silent" | "refuse"> {
  const { db, storeCode, visitor } = asker;
  const written = await letters(db, "byAll").get(storeCode);
  if ((written?.consumedPoints ?? 0) >= MOST_LETTERS.byAll) return "refuse";
  const isPatient = visitor
    ? await isWithin(db, "byAVisitor", sha256(visitor))
    : await isWithin(db, "byUnknown", storeCode);
  if (!isPatient) return "refuse";
  await letters(db, "byAll").penalty(storeCode);
  const isNew = await isWithin(db, "toAnAddress", sha256(`${storeCode} ${purpose} ${email}`));
  return isNew ? "write" : "silent";
}

/** Counts one more. */
async function isWithin(db: Asker["db"], limit: keyof typeof MOST_LETTERS, key: string): Promise<boolean> {
  const { consumedPoints } = await letters(db, limit).penalty(key);
  return consumedPoints <= MOST_LETTERS[limit];
}

function letters(db: Asker["db"], limit: keyof typeof MOST_LETTERS) {
  return databaseLimiter(db, {
    name: `letters-${limit}`,
    points: MOST_LETTERS[limit],
    seconds: HOUR_SECONDS,
  });
}
