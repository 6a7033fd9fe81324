import type { CustomerSummary } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { type Cursor, type Page, pageOf } from "../shared/keyset-page";

/**
 * One page of the customers of these stores, newest first.
 * @param search an email address, or a last name with or without the first
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
    const [, first, last = search] = /^(.+) (\S+)$/.exec(search) ?? [];
    customers = customers.where("lastname", "in", spellings(last));
    if (first) customers = customers.where("firstname", "in", spellings(first));
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

/** As typed, and as most people write it. */
function spellings(name: string): string[] {
  const lower = name.toLowerCase();
  return [...new Set([name, lower, lower.charAt(0).toUpperCase() + lower.slice(1), name.toUpperCase()])];
}
