import type { EngineContext } from "../../graphql/context";
import { inputError } from "../../graphql/errors";
import { databaseLimiter } from "../../shared/database-limiter";
import { sha256 } from "../../shared/secrets";

/** Codes are too long to be guessed; this keeps the trying from being a load. Neither is called within a transaction. */

const HOUR_SECONDS = 60 * 60;
const WRONG_BY_A_VISITOR = 20;
/** Visitors who cannot be told apart share this. */
const WRONG_BY_UNKNOWN = 300;
const TOO_MANY = "That were many codes in a short time. Please try again in an hour.";

type Asker = Pick<EngineContext, "db" | "storeCode" | "visitor">;

/** @throws GraphQLError of category input when the asker had too many wrong codes within an hour */
export async function requirePatience(asker: Asker): Promise<void> {
  const { limiter, key } = wrongCodesOf(asker);
  const counted = await limiter.get(key);
  if ((counted?.consumedPoints ?? 0) >= limiter.points) throw inputError(TOO_MANY, "gift_card_code");
}

/** To be called after a wrong code. */
export async function countWrongCode(asker: Asker): Promise<void> {
  const { limiter, key } = wrongCodesOf(asker);
  await limiter.penalty(key);
}

function wrongCodesOf({ db, storeCode, visitor }: Asker) {
  const points = visitor ? WRONG_BY_A_VISITOR : WRONG_BY_UNKNOWN;
  const name = visitor ? "gift-codes" : "gift-codes-unknown";
  const limiter = databaseLimiter(db, { name, points, seconds: HOUR_SECONDS });
  return { limiter, key: visitor ? sha256(visitor) : storeCode };
}
