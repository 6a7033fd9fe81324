import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import { randomId, randomToken, sha256 } from "../shared/secrets";

const LIFETIME_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;
/** Noting each request would cost a write each. */
const USE_RECORD_MILLISECONDS = 60 * 60 * 1000;

/**
 * Issues a bearer token that lives 30 days; only its hash is kept. Whoever logs in gets theirs by `openSession`
 * (engine/sessions), which notes the device, too.
 */
export async function issueToken(
  db: Kysely<Database>,
  customerId: number,
  deviceName: string | null = null,
): Promise<string> {
  const token = randomToken();
  const now = Date.now();
  await db
    .deleteFrom("customer_token")
    .where("customer_id", "=", customerId)
    .where("expires_at", "<=", new Date(now).toISOString())
    .execute();
  await db
    .insertInto("customer_token")
    .values({
      token_hash: sha256(token),
      customer_id: customerId,
      session_id: randomId(),
      device_name: deviceName,
      last_seen_at: new Date(now).toISOString(),
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + LIFETIME_MILLISECONDS).toISOString(),
    })
    .execute();
  return token;
}

/**
 * The customer of this store whom the token stands for; null when it is unknown, revoked or expired. That they were
 * seen is noted, once an hour.
 */
export async function findCustomerByToken(
  db: Kysely<Database>,
  storeCode: string,
  token: string,
): Promise<Row<"customer"> | null> {
  const now = Date.now();
  const tokenHash = sha256(token);
  const found = await db
    .selectFrom("customer_token")
    .innerJoin("customer", "customer.id", "customer_token.customer_id")
    .selectAll("customer")
    .select("customer_token.last_seen_at")
    .where("customer_token.token_hash", "=", tokenHash)
    .where("customer_token.expires_at", ">", new Date(now).toISOString())
    .where("customer.store_code", "=", storeCode)
    .executeTakeFirst();
  if (!found) return null;
  const { last_seen_at, ...customer } = found;
  if (!last_seen_at || last_seen_at < new Date(now - USE_RECORD_MILLISECONDS).toISOString())
    await recordUse(db, tokenHash, now);
  return customer;
}

/** True when there was such a token. */
export async function revokeToken(db: Kysely<Database>, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("customer_token")
    .where("token_hash", "=", sha256(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function recordUse(db: Kysely<Database>, tokenHash: string, now: number): Promise<void> {
  await db
    .updateTable("customer_token")
    .set({ last_seen_at: new Date(now).toISOString() })
    .where("token_hash", "=", tokenHash)
    .execute();
}
