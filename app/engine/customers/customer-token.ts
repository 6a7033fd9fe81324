import { prepareQuery } from "../database/prepare-query";
import type { Connection, Row } from "../database/schema";
import { randomId, randomToken, sha256 } from "../shared/secrets";

/** How long a customer stays signed in. */
export const TOKEN_LIFETIME_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;
/** Recording every request would cost a write each. */
const USE_RECORD_MILLISECONDS = 60 * 60 * 1000;

/**
 * Issues a bearer token valid for 30 days; only its hash is stored. Logins use `openSession` (engine/sessions), which
 * also records the device.
 */
export async function issueToken(
  db: Connection,
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
      expires_at: new Date(now + TOKEN_LIFETIME_MILLISECONDS).toISOString(),
    })
    .execute();
  return token;
}

const selectByToken = prepareQuery((db, values: { tokenHash: string; now: string; storeCode: string }) =>
  db
    .selectFrom("customer_token")
    .innerJoin("customer", "customer.id", "customer_token.customer_id")
    .selectAll("customer")
    .select("customer_token.last_seen_at")
    .where("customer_token.token_hash", "=", values.tokenHash)
    .where("customer_token.expires_at", ">", values.now)
    .where("customer.store_code", "=", values.storeCode),
);

/**
 * The store's customer with that token; null when it is unknown, revoked or expired. Updates the time last seen, at
 * most hourly.
 */
export async function findCustomerByToken(
  db: Connection,
  storeCode: string,
  token: string,
): Promise<Row<"customer"> | null> {
  const now = Date.now();
  const tokenHash = sha256(token);
  const [found] = await selectByToken(db, { tokenHash, now: new Date(now).toISOString(), storeCode });
  if (!found) return null;
  const { last_seen_at, ...customer } = found;
  if (!last_seen_at || last_seen_at < new Date(now - USE_RECORD_MILLISECONDS).toISOString())
    await recordUse(db, tokenHash, now);
  return customer;
}

/** @returns false when the token is unknown */
export async function revokeToken(db: Connection, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("customer_token")
    .where("token_hash", "=", sha256(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function recordUse(db: Connection, tokenHash: string, now: number): Promise<void> {
  await db
    .updateTable("customer_token")
    .set({ last_seen_at: new Date(now).toISOString() })
    .where("token_hash", "=", tokenHash)
    .execute();
}
