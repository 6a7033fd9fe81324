import type { EngineContext } from "../graphql/context";
import { isWithinLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";

/** Whether too much was said of this order today; counts one more. */
export async function respondsTooOften({ db }: Pick<EngineContext, "db">, orderId: number): Promise<boolean> {
  return !(await isWithinLimit(db, rateLimits.proofAnswers, String(orderId)));
}
