import type { EngineContext } from "../graphql/context";
import { isWithinLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";

/** True if the order has reached today's limit of answers; counts one more. */
export async function respondsTooOften({ db }: Pick<EngineContext, "db">, orderId: number): Promise<boolean> {
  return !(await isWithinLimit(db, rateLimits.proofAnswers, String(orderId)));
}
