import { RateLimiterMemory } from "rate-limiter-flexible";
import type { EngineContext } from "../../graphql/context";
import { inputError } from "../../graphql/errors";

const HOUR_SECONDS = 60 * 60;
const WRONG_BY_A_VISITOR = 20;
/** Visitors who cannot be told apart share this. */
const WRONG_BY_UNKNOWN = 300;
const TOO_MANY = "That were many codes in a short time. Please try again in an hour.";

/** Codes are too long to be guessed; this keeps the trying from being a load. Each process counts for itself. */
const visitors = new RateLimiterMemory({ points: WRONG_BY_A_VISITOR, duration: HOUR_SECONDS });
const unknown = new RateLimiterMemory({ points: WRONG_BY_UNKNOWN, duration: HOUR_SECONDS });

type Asker = Pick<EngineContext, "storeCode" | "visitor">;

/** @throws GraphQLError of category input when the asker had too many wrong codes within an hour */
export async function requirePatience({ storeCode, visitor }: Asker): Promise<void> {
  const limiter = visitor ? visitors : unknown;
  const counted = await limiter.get(visitor ?? storeCode);
  if ((counted?.consumedPoints ?? 0) >= limiter.points) throw inputError(TOO_MANY, "gift_card_code");
}

/** To be called after a wrong code. */
export async function countWrongCode({ storeCode, visitor }: Asker): Promise<void> {
  await (visitor ? visitors : unknown).penalty(visitor ?? storeCode);
}
