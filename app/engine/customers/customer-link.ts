import type { Kysely, Transaction } from "kysely";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { randomToken, sha256 } from "../shared/secrets";

/** Links of emails to customers, each for one purpose, one use and a time of its own. */

export type LinkPurpose = "confirm-email" | "change-email" | "password";

/** How long a link of each kind works. */
const LINK_HOURS: Record<LinkPurpose, number> = {
  "confirm-email": 7 * 24,
  "change-email": 24,
  password: 1,
};

export const LINK_IS_OVER =
  "This link has expired or was already used. Please request a new one; we'll email it right away.";

const HOUR_MILLISECONDS = 60 * 60 * 1000;

interface NewLink {
  customerId: number;
  purpose: LinkPurpose;
  /** The address the email goes to, as `readEmail` answers it. */
  email: string;
}

/** What somebody who followed a link brings along. */
interface FollowedLink {
  purposes: LinkPurpose[];
  email: string;
  secret: string;
}

/** When a link that is made now expires, ISO 8601; an email with it is useless from then on. */
export function linkExpiry(purpose: LinkPurpose): string {
  return new Date(Date.now() + LINK_HOURS[purpose] * HOUR_MILLISECONDS).toISOString();
}

/** Makes a link and answers its secret, which is not kept. */
export async function issueLink(
  transaction: Transaction<Database>,
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

/** The link, while it works; undefined when it is used, expired, of another address, purpose or store, or made up. */
export function findLink(
  { storeCode }: Pick<EngineContext, "storeCode">,
  db: Kysely<Database>,
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

/** Uses a link up. @returns false when somebody else has just done so */
export async function consumeLink(
  transaction: Transaction<Database>,
  { secret_hash }: Row<"customer_link">,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("customer_link")
    .where("secret_hash", "=", secret_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all of a customer's links of these kinds. */
export async function expireLinks(
  transaction: Transaction<Database>,
  customerId: number,
  purposes: LinkPurpose[],
): Promise<void> {
  await transaction
    .deleteFrom("customer_link")
    .where("customer_id", "=", customerId)
    .where("purpose", "in", purposes)
    .execute();
}

/** Forgets links that work no more. */
export async function clearExpiredLinks(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("customer_link").where("expires_at", "<=", now.toISOString()).execute();
}
