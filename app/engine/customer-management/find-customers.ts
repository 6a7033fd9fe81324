import type { CustomerSummary } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { NAMES_END, namePrefix } from "../orders/buyer-name";
import { type Cursor, type Page, pageOf } from "../shared/keyset-page";

/** A search by name considers this many customers: a short name may have ten thousand. */
const MAX_BY_NAME = 2000;

/**
 * One page of the customers of these stores, newest first.
 * @param search an email address, or the beginning of a last name, or a last name with the first; accents don't count
 */
export async function findCustomers(
  db: Connection,
  storeCodes: string[],
  search: string,
  { pageSize, after }: { pageSize: number; after: Cursor | null },
): Promise<Page<Row<"customer">>> {
  let customers = db
    .selectFrom("customer")
    .selectAll()
    .where("store_code", "in", ["", ...storeCodes]);
  if (search.includes("@")) customers = customers.where("email", "=", search.toLowerCase());
  else if (search !== "") {
    const prefix = namePrefix(search);
    customers = customers.where("id", "in", (byName) =>
      byName
        .selectFrom("customer")
        .select("id")
        .where("search_name", ">=", prefix)
        .where("search_name", "<", prefix + NAMES_END)
        .orderBy("search_name")
        .orderBy("id")
        .limit(MAX_BY_NAME),
    );
  }
  if (after) customers = customers.where("id", "<", after.id);
  const rows = await customers
    .orderBy("id", "desc")
    .limit(pageSize + 1)
    .execute();
  return pageOf(rows, pageSize, ({ created_at, id }) => ({ at: created_at, id }));
}

/** A customer as the list shows them. */
export function customerSummary({ id, store_code, firstname, lastname, email, created_at }: Row<"customer">) {
  return {
    id: String(id),
    store_code,
    name: `${firstname} ${lastname}`.trim(),
    email,
    created_at,
  } satisfies CustomerSummary;
}
