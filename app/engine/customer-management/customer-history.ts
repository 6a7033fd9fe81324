import type { BalanceChange, CustomerDesign, NewsletterStep } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { readSteps } from "../newsletter/newsletter-history";

/** Rows of each list on a customer's page. */
const MAX_LISTED = 20;

/** The newest changes of a customer's store credit and points. */
export async function balanceChanges(db: Connection, { id }: Row<"customer">): Promise<BalanceChange[]> {
  const balances = await db
    .selectFrom("balance")
    .select(["id", "kind"])
    .where("customer_id", "=", id)
    .where("kind", "in", ["credit", "points"])
    .execute();
  const lists = await Promise.all(balances.map((balance) => entriesOf(db, balance)));
  return lists
    .flat()
    .sort((one, other) => other.created_at.localeCompare(one.created_at))
    .slice(0, MAX_LISTED);
}

/** Steps of the consent of the customer's address, latest first, without what strangers may have entered. */
export async function newsletterHistory(
  db: Connection,
  { store_code, email }: Row<"customer">,
): Promise<NewsletterStep[]> {
  const steps = await readSteps(db, { storeCode: store_code, email });
  return steps
    .slice(0, MAX_LISTED)
    .map(({ id, kind, source, created_at }) => ({ id: String(id), kind, source, created_at }));
}

/** The newest saved designs. */
export function savedDesigns(db: Connection, { id }: Row<"customer">): Promise<CustomerDesign[]> {
  return db
    .selectFrom("design")
    .select(["id", "name", "sku", "updated_at"])
    .where("customer_id", "=", id)
    .where("removed_at", "is", null)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(MAX_LISTED)
    .execute();
}

async function entriesOf(db: Connection, { id, kind }: Pick<Row<"balance">, "id" | "kind">) {
  const entries = await db
    .selectFrom("balance_entry")
    .select(["id", "amount", "reason", "created_at"])
    .where("balance_id", "=", id)
    .orderBy("id", "desc")
    .limit(MAX_LISTED)
    .execute();
  return entries.map(
    (entry): BalanceChange => ({
      id: String(entry.id),
      kind: kind === "credit" ? "CREDIT" : "POINTS",
      amount: kind === "credit" ? entry.amount / 100 : entry.amount,
      reason: entry.reason,
      created_at: entry.created_at,
    }),
  );
}
