import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { growingBrake } from "../shared/growing-brake";
import { sha256 } from "../shared/secrets";

const HOUR = 60 * 60;
const TOO_MANY = "That was a lot in a short time. Please wait a moment and try again.";

/**
 * Slows down whoever opens many accounts, or asks of many addresses whether they have one. To be called outside of a
 * transaction.
 * @throws GraphQLError of category input while there is a wait
 */
export async function requireNewcomersPatience({ db, visitor }: EngineContext): Promise<void> {
  if (!visitor) return;
  const brake = growingBrake(db, {
    name: "newcomer",
    freeTries: 40,
    firstWait: 10,
    longestWait: HOUR,
    memory: HOUR,
  });
  if (!(await brake.mayTry(sha256(visitor)))) throw inputError(TOO_MANY);
}
