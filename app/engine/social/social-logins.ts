import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import type { NetworkPerson } from "./network-person";

/** Which accounts of social networks open which account of the shop. */

type Person = Pick<NetworkPerson, "source" | "subject" | "name">;

/** The customer whom the network's account opens; undefined when it opens none. */
export function findBySocialLogin(
  db: Kysely<Database>,
  storeCode: string,
  { source, subject }: Pick<Person, "source" | "subject">,
): Promise<Row<"customer"> | undefined> {
  return db
    .selectFrom("social_login")
    .innerJoin("customer", "customer.id", "social_login.customer_id")
    .selectAll("customer")
    .where("social_login.store_code", "=", storeCode)
    .where("social_login.source", "=", source)
    .where("social_login.subject", "=", subject)
    .executeTakeFirst();
}

/** Lets the network's account open the customer's; one of the same network that did so before does no more. */
export async function connect(
  db: Kysely<Database>,
  { store_code, id }: Pick<Row<"customer">, "store_code" | "id">,
  { source, subject, name }: Person,
): Promise<void> {
  const row = { subject, name, created_at: new Date().toISOString() };
  await db
    .insertInto("social_login")
    .values({ store_code, source, customer_id: id, ...row })
    .onConflict((conflict) => conflict.columns(["customer_id", "source"]).doUpdateSet(row))
    .execute();
}

/** A customer's connections, the oldest first. */
export function listConnections(db: Kysely<Database>, customerId: number): Promise<Row<"social_login">[]> {
  return db
    .selectFrom("social_login")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("created_at")
    .execute();
}

/** False when the customer has no such connection. */
export async function disconnect(db: Kysely<Database>, customerId: number, source: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("social_login")
    .where("customer_id", "=", customerId)
    .where("source", "=", source)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
