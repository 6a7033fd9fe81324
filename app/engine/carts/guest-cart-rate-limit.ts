import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { isWithinLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";

/**
 * Counts a new guest cart, since its row is stored for months. Without a proxy that identifies visitors, nothing is
 * counted.
 * @throws GraphQLError of category input when the visitor's network has created too many
 */
export async function requireRoomForCart({ db, network }: Pick<EngineContext, "db" | "network">) {
  if (network === null) return;
  if (await isWithinLimit(db, rateLimits.guestCarts, sha256(network))) return;
  throw inputError("We can't start another cart right now. Please sign in, or try again in an hour.");
}
