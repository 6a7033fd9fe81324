import type { Connection, Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { randomToken, sha256 } from "../shared/secrets";

/** Single-use links in emails to customers, each with a purpose and a lifetime. */

export type LinkPurpose = "confirm-email" | "change-email" | "password";

/** Lifetime of each type of link, in hours. */
const LINK_HOURS: Record<LinkPurpose, number> = {
  "confirm-email": 7 * 24,
  "change-email": 24,
  password: 1,
};

/** Purpose of a link that no longer works; kept until it expires, to tell its reader what came of it. */
const USED = "used";

export const LINK_IS_OVER =
  "This link has expired or was already used. Please request a new one; we'll email it right away.";

const HOUR_MILLISECONDS = 60 * 60 * 1000;

interface NewLink {
  customerId: number;
  purpose: LinkPurpose;
  /** Recipient's address, normalized by `readEmail`. */
  email: string;
}

/** Parameters of a followed link. */
interface FollowedLink {
  purposes: LinkPurpose[];
  email: string;
  secret: string;
}

/** Expiry of a link created now, ISO 8601; an email with it is not sent later. */
export function linkExpiry(purpose: LinkPurpose): string {
  return new Date(Date.now() + LINK_HOURS[purpose] * HOUR_MILLISECONDS).toISOString();
}

/** Creates a link and returns its secret, which is not stored. */
export async function issueLink(
  transaction: Transaction,
  { customerId, purpose, email }: NewLink,
): Promise<string> {
  const secret = randomToken();
  await transaction
    .insertInto("customer_link")
    .values({
      secret_hash: sha256(secret),
      customer_id: customerId,
      purpose,
      email,
      created_at: new Date().toISOString(),
      expires_at: linkExpiry(purpose),
    })
    .execute();
  return secret;
}

/** The link while valid; undefined when it is used, expired, invalid, or of another address, purpose or store. */
export function findLink(
  { storeCode }: Pick<EngineContext, "storeCode">,
  db: Connection,
  { purposes, email, secret }: FollowedLink,
): Promise<Row<"customer_link"> | undefined> {
  return db
    .selectFrom("customer_link")
    .innerJoin("customer", "customer.id", "customer_link.customer_id")
    .selectAll("customer_link")
    .where("customer_link.secret_hash", "=", sha256(secret))
    .where("customer_link.email", "=", email)
    .where("customer_link.purpose", "in", purposes)
    .where("customer_link.expires_at", ">", new Date().toISOString())
    .where("customer.store_code", "=", storeCode)
    .executeTakeFirst();
}

/** Consumes a link. @returns false when it was consumed concurrently */
export async function consumeLink(
  transaction: Transaction,
  { secret_hash, purpose }: Row<"customer_link">,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("customer_link")
    .set({ purpose: USED })
    .where("secret_hash", "=", secret_hash)
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Revokes all of a customer's links with these purposes. */
export async function expireLinks(
  transaction: Transaction,
  customerId: number,
  purposes: LinkPurpose[],
): Promise<void> {
  await transaction
    .updateTable("customer_link")
    .set({ purpose: USED })
    .where("customer_id", "=", customerId)
    .where("purpose", "in", purposes)
    .execute();
}

/** Whether a used link's address is by now the confirmed address of its customer. */
export async function isConfirmedBy(
  { storeCode }: Pick<EngineContext, "storeCode">,
  db: Connection,
  { email, secret }: Omit<FollowedLink, "purposes">,
): Promise<boolean> {
  const link = await db
    .selectFrom("customer_link")
    .innerJoin("customer", "customer.id", "customer_link.customer_id")
    .select("customer_link.email")
    .where("customer_link.secret_hash", "=", sha256(secret))
    .where("customer_link.email", "=", email)
    .where("customer_link.purpose", "=", USED)
    .where("customer.store_code", "=", storeCode)
    .whereRef("customer.email", "=", "customer_link.email")
    .where("customer.email_confirmed_at", "is not", null)
    .executeTakeFirst();
  return link !== undefined;
}

/** Deletes expired links. */
export async function clearExpiredLinks(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom("customer_link").where("expires_at", "<=", now.toISOString()).execute();
}
