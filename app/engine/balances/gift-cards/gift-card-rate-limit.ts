import type { EngineContext } from "../../graphql/context";
import { inputError } from "../../graphql/errors";
import { databaseLimiter } from "../../shared/database-limiter";
import { rateLimits } from "../../shared/rate-limits";
import { sha256 } from "../../shared/secrets";

/** Codes are too long to guess; the limit only reduces load. Do not call these functions within a transaction. */

const TOO_MANY = "That's a lot of codes in a short time. Please try again in an hour.";

type Asker = Pick<EngineContext, "db" | "storeCode" | "visitor">;

/** @throws GraphQLError of category input after too many wrong codes within an hour */
export async function limitWrongCodes(asker: Asker): Promise<void> {
  const { limiter, key } = wrongCodesOf(asker);
  const counted = await limiter.get(key);
  if ((counted?.consumedPoints ?? 0) >= limiter.points) throw inputError(TOO_MANY, "gift_card_code");
}

export async function countWrongCode(asker: Asker): Promise<void> {
  const { limiter, key } = wrongCodesOf(asker);
  await limiter.penalty(key);
}

function wrongCodesOf({ db, storeCode, visitor }: Asker) {
  const limit = visitor ? rateLimits.wrongGiftCodes : rateLimits.wrongGiftCodesOfUnknown;
  return { limiter: databaseLimiter(db, limit), key: visitor ? sha256(visitor) : storeCode };
}
