import type { EngineContext } from "../graphql/context";
import { isWithinLimit } from "../shared/database-limiter";

const DAY_SECONDS = 24 * 60 * 60;
/** Each answer is a letter to the shop. */
const MOST_ANSWERS = 40;

/** Whether too much was said of this order today; counts one more. */
export async function answersTooOften({ db }: Pick<EngineContext, "db">, orderId: number): Promise<boolean> {
  const limit = { name: "proof-answers", points: MOST_ANSWERS, seconds: DAY_SECONDS };
  return !(await isWithinLimit(db, limit, String(orderId)));
}
