import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import { randomToken, sha256 } from "../shared/secrets";

const LIFETIME_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** Issues a bearer token that lives 30 days; only its hash is kept. */
export async function issueToken(db: Kysely<Database>, customerId: number): Promise<string> {
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
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + LIFETIME_MILLISECONDS).toISOString(),
    })
    .execute();
  return token;
}

/** The customer of this store whom the token stands for; null when it is unknown, revoked or expired. */
export async function findCustomerByToken(
  db: Kysely<Database>,
  storeCode: string,
  token: string,
): Promise<Row<"customer"> | null> {
  const customer = await db
    .selectFrom("customer_token")
    .innerJoin("customer", "customer.id", "customer_token.customer_id")
    .selectAll("customer")
    .where("customer_token.token_hash", "=", sha256(token))
    .where("customer_token.expires_at", ">", new Date().toISOString())
    .where("customer.store_code", "=", storeCode)
    .executeTakeFirst();
  return customer ?? null;
}

/** True when there was such a token. */
export async function revokeToken(db: Kysely<Database>, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("customer_token")
    .where("token_hash", "=", sha256(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
