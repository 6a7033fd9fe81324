import { startOfShopDay } from "~/brand/shop-day";
import type { CustomerFilterInput, CustomerSummary } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { withoutIndex } from "../database/without-index";
import { NAMES_END, namePrefix } from "../orders/buyer-name";
import { readDay } from "../promotion-management/typed-promotion";
import { type Cursor, type Page, pageOf } from "../shared/keyset-page";
import { selectedStores } from "../shared/selected-stores";

/** A search by name considers this many customers: a short name may have ten thousand. */
const MAX_BY_NAME = 2000;

export interface CustomerFilter {
  /** An email address, or the beginning of a last name, or a last name with the first; accents don't count. */
  search: string;
  /** Null: with and without the newsletter. */
  isSubscribed: boolean | null;
  /** ISO 8601. */
  since: string | null;
}

interface Wanted {
  filter: CustomerFilter;
  pageSize: number;
  after: Cursor | null;
}

/** The filter as staff send it. @throws GraphQLError of category input for a day that doesn't exist */
export function readCustomerFilter(
  search: string | null | undefined,
  { is_subscribed, since }: Omit<CustomerFilterInput, "store_code">,
): CustomerFilter {
  const day = readDay(since ?? "", "since");
  return {
    search: (search ?? "").trim(),
    isSubscribed: is_subscribed ?? null,
    since: day && startOfShopDay(day).toISOString(),
  };
}

/**
 * One page of the customers of these stores, newest first. Each store's are read from its index, however few match.
 * @param storeCode limits them to one of the stores
 */
export async function findCustomers(
  db: Connection,
  { storeCodes, storeCode }: { storeCodes: string[]; storeCode?: string | null },
  wanted: Wanted,
): Promise<Page<Row<"customer">>> {
  const { search } = wanted.filter;
  const byName = search === "" || search.includes("@") ? null : await idsByName(db, search);
  const pages = await Promise.all(
    selectedStores(storeCodes, storeCode).map((code) =>
      customersOfStore(db, code, { ...wanted, byName }).execute(),
    ),
  );
  const { since } = wanted.filter;
  // Cut here: a second bound in the query makes SQLite take the index without the newsletter.
  const rows = pages
    .flat()
    .filter(({ created_at }) => since === null || created_at >= since)
    .sort(newestFirst);
  return pageOf(rows, wanted.pageSize, ({ created_at, id }) => ({ at: created_at, id }));
}

/** One page of a store and one more, of any day. @param byName ids that a search by name found; null without one */
export function customersOfStore(
  db: Connection,
  storeCode: string,
  { filter, byName, pageSize, after }: Wanted & { byName: number[] | null },
) {
  let customers = db
    .selectFrom("customer")
    .selectAll()
    .where(byName ? withoutIndex("store_code") : "store_code", "=", storeCode);
  if (byName) customers = customers.where("id", "in", byName);
  else if (filter.search !== "") customers = customers.where("email", "=", filter.search.toLowerCase());
  if (filter.isSubscribed !== null)
    customers = customers.where("is_subscribed", "=", filter.isSubscribed ? 1 : 0);
  if (after)
    customers = customers
      .where("created_at", "<=", after.at)
      .where(({ eb, or }) => or([eb("created_at", "<", after.at), eb("id", "<", after.id)]));
  return customers
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1);
}

async function idsByName(db: Connection, search: string): Promise<number[]> {
  const rows = await customersByName(db, search).execute();
  return rows.map(({ id }) => id);
}

export function customersByName(db: Connection, search: string) {
  const prefix = namePrefix(search);
  return db
    .selectFrom("customer")
    .select("id")
    .where("search_name", ">=", prefix)
    .where("search_name", "<", prefix + NAMES_END)
    .orderBy("search_name", "desc")
    .orderBy("id", "desc")
    .limit(MAX_BY_NAME);
}

function newestFirst(one: Row<"customer">, other: Row<"customer">): number {
  if (one.created_at !== other.created_at) return one.created_at < other.created_at ? 1 : -1;
  return other.id - one.id;
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
