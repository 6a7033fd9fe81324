import type { Connection, Row } from "../database/schema";
import type { NetworkPerson } from "./network-person";

/** Links between accounts of social networks and customers. */

type Person = Pick<NetworkPerson, "source" | "subject" | "name">;

/** The customer linked to the network's account; undefined when there is none. */
export function findBySocialLogin(
  db: Connection,
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

/** Links the network's account to the customer; replaces a previous one of the same network. */
export async function connect(
  db: Connection,
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

/** A customer's linked accounts, oldest first. */
export function listConnections(db: Connection, customerId: number): Promise<Row<"social_login">[]> {
  return db
    .selectFrom("social_login")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("created_at")
    .execute();
}

/** False when the customer has no such link. */
export async function disconnect(db: Connection, customerId: number, source: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("social_login")
    .where("customer_id", "=", customerId)
    .where("source", "=", source)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
