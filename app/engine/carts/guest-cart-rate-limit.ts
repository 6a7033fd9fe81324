import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { isWithinLimit } from "../shared/database-limiter";
import { sha256 } from "../shared/secrets";

/**
 * A cart is a row that stays for months. Shoppers need one each; a school or an office behind one address some dozens
 * an hour.
 */

const HOUR_SECONDS = 60 * 60;
const CARTS_BY_A_NETWORK = 300;

/**
 * Counts a new cart of a guest. Without a proxy that names visitors nothing is counted.
 * @throws GraphQLError of category input when the visitor's network has made too many
 */
export async function requireRoomForCart({
  db,
  network,
}: Pick<EngineContext, "db" | "network">): Promise<void> {
  if (network === null) return;
  const limit = { name: "guest-carts", points: CARTS_BY_A_NETWORK, seconds: HOUR_SECONDS };
  if (await isWithinLimit(db, limit, sha256(network))) return;
  throw inputError("We can't start another cart right now. Please sign in, or try again in an hour.");
}
