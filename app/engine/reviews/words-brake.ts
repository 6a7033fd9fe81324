import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { isWithinLimit } from "../shared/database-limiter";
import { sha256 } from "../shared/secrets";
import { widerNetwork } from "../shared/visitor-network";

const WINDOW_SECONDS = 60 * 60;
const MOST_BY_ONE = 10;
/** Of one visitor, whatever names and addresses they give. */
const MAX_BY_VISITOR = 20;
/** Of a visitor's neighbors (widerNetwork). */
const MAX_BY_NETWORK = 60;
/** Of all visitors together, against floods from many networks: each one is a mail to the shop. */
const MOST_BY_ALL = 200;

const TOO_MANY = "That was a lot in a short time. Please try again in an hour.";

/**
 * Counts a review or a question.
 * @param writer what tells this writer from others
 * @throws GraphQLError when it was one too many within the hour
 */
export async function brakeWords(
  { db, storeCode, visitor, network }: Pick<EngineContext, "db" | "storeCode" | "visitor" | "network">,
  writer: string,
): Promise<void> {
  async function count(name: string, whose: string, points: number): Promise<void> {
    const limit = { name: `words-by-${name}`, points, seconds: WINDOW_SECONDS };
    if (!(await isWithinLimit(db, limit, whose))) throw inputError(TOO_MANY);
  }

  if (visitor) await count("visitor", sha256(visitor), MAX_BY_VISITOR);
  if (network) await count("network", sha256(widerNetwork(network)), MAX_BY_NETWORK);
  await count("one", sha256(`${storeCode} ${writer}`), MOST_BY_ONE);
  await count("all", storeCode, MOST_BY_ALL);
}
