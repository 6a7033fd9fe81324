import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { databaseLimiter } from "../shared/database-limiter";
import { sha256 } from "../shared/secrets";

const WINDOW_SECONDS = 60 * 60;
const MOST_BY_ONE = 10;
/** Of all visitors together: each one is a mail to the shop. */
const MOST_BY_ALL = 200;

/**
 * Counts a review or a question.
 * @param writer what tells this writer from others
 * @throws GraphQLError when it was one too many within the hour
 */
export async function brakeWords(
  { db, storeCode }: Pick<EngineContext, "db" | "storeCode">,
  writer: string,
): Promise<void> {
  const byOne = databaseLimiter(db, { name: "words-by-one", points: MOST_BY_ONE, seconds: WINDOW_SECONDS });
  const byAll = databaseLimiter(db, { name: "words-by-all", points: MOST_BY_ALL, seconds: WINDOW_SECONDS });
  const spent = await byAll.get(storeCode);
  if (spent && spent.consumedPoints >= MOST_BY_ALL) throw tooMany();
  const own = await byOne.penalty(sha256(`${storeCode} ${writer}`));
  if (own.consumedPoints > MOST_BY_ONE) throw tooMany();
  await byAll.penalty(storeCode);
}

function tooMany() {
  return inputError("That was a lot in a short time. Please try again in an hour.");
}
