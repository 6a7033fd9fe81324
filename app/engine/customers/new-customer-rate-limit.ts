import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { backoff } from "../shared/backoff";
import { backoffs } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";

const TOO_MANY = "That's a lot in a short time. Please wait a moment and try again.";

/**
 * Limits how many accounts one visitor creates, and how many addresses they check for an account. Call it outside of a
 * transaction.
 * @throws GraphQLError of category input during a waiting period
 */
export async function limitNewCustomers({ db, visitor }: EngineContext): Promise<void> {
  if (!visitor) return;
  const limit = backoff(db, backoffs.newCustomer);
  if (!(await limit.mayTry(sha256(visitor)))) throw inputError(TOO_MANY);
}
