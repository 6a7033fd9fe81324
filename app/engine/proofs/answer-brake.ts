import type { EngineContext } from "../graphql/context";
import { databaseLimiter } from "../shared/database-limiter";

const DAY_SECONDS = 24 * 60 * 60;
/** Each answer is a letter to the shop. */
const MOST_ANSWERS = 40;

/** Whether too much was said of this order today; counts one more. */
export async function answersTooOften({ db }: Pick<EngineContext, "db">, orderId: number): Promise<boolean> {
  const answers = databaseLimiter(db, { name: "proof-answers", points: MOST_ANSWERS, seconds: DAY_SECONDS });
  const { consumedPoints } = await answers.penalty(String(orderId));
  return consumedPoints > MOST_ANSWERS;
}
