import type { Connection } from "../database/schema";
import type { CustomerSession } from "../graphql/resolvers.generated";
import { sha256 } from "../shared/secrets";

const UNKNOWN_DEVICE = "Unknown device";

/**
 * A customer's sessions: the current one first, then by last use.
 * @param bearerToken of the current session
 */
export async function listSessions(
  db: Connection,
  customerId: number,
  bearerToken: string | null,
): Promise<CustomerSession[]> {
  const rows = await db
    .selectFrom("customer_token")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", new Date().toISOString())
    .orderBy("last_seen_at", "desc")
    .execute();
  const here = bearerToken && sha256(bearerToken);
  const sessions = rows.map((row) => ({
    id: row.session_id ?? "",
    device: row.device_name ?? UNKNOWN_DEVICE,
    is_current: row.token_hash === here,
    signed_in_at: row.created_at,
    last_seen_at: row.last_seen_at ?? row.created_at,
  }));
  return sessions.sort((one, other) => Number(other.is_current) - Number(one.is_current));
}
