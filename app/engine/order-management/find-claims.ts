import type { ExpressionBuilder } from "kysely";
import type {
  ClaimFilterInput,
  ClaimPage,
  ClaimReason,
  ClaimStatus,
  ClaimSummary,
  ClaimWish,
} from "../admin-api/resolvers.generated";
import type { Connection, Database } from "../database/schema";
import { inputError } from "../graphql/errors";
import { numbersIn, readOrderNumber } from "../orders/order-number";
import { type Cursor, pageOf } from "../shared/keyset-page";
import { selectedStores } from "../shared/selected-stores";
import type { OrderScope } from "./find-orders";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 3650;

/** One page of the claims about orders of these stores, newest first. @throws GraphQLError as `daysAgo` does */
export async function findClaims(
  db: Connection,
  scope: OrderScope,
  filter: ClaimFilterInput,
  { pageSize, after }: { pageSize: number; after: Cursor | null },
): Promise<ClaimPage> {
  const rows = await claimQuery(db, scope, filter, after)
    .limit(pageSize + 1)
    .execute();
  const { items, endCursor } = pageOf(rows, pageSize, ({ created_at, id }) => ({ at: created_at, id }));
  return { items: items.map(summary), end_cursor: endCursor };
}

/** The query of a page, newest first: from an index in this order, with and without a status. */
export function claimQuery(
  db: Connection,
  { storeCodes, isWhole }: OrderScope,
  { search, status, reason, wish, days, store_code }: ClaimFilterInput,
  after: Cursor | null,
) {
  let query = claimRows(db);
  if (store_code || !isWhole) {
    const visible = selectedStores(storeCodes, store_code);
    query = query.where("sales_order.store_code", "in", store_code ? visible : ["", ...visible]);
  }
  if (status) query = query.where("order_claim.status", "=", status.toLowerCase());
  if (reason) query = query.where("order_claim.reason", "=", reason.toLowerCase());
  if (wish) query = query.where("order_claim.wish", "=", wish.toLowerCase());
  if (days != null) query = query.where("order_claim.created_at", "<=", daysAgo(days));
  if (search?.trim()) query = query.where((claim) => matches(claim, storeCodes, search.trim()));
  if (after) query = query.where("order_claim.id", "<", after.id);
  return query.orderBy("order_claim.id", "desc");
}

/** Open claims that the scope has, counted up to a limit. */
export async function countOpenClaims(db: Connection, scope: OrderScope, max: number): Promise<number> {
  const some = claimQuery(db, scope, { status: "OPEN" }, null);
  const rows = await some.clearSelect().clearOrderBy().select("order_claim.id").limit(max).execute();
  return rows.length;
}

function claimRows(db: Connection) {
  return db
    .selectFrom("order_claim")
    .innerJoin("sales_order", "sales_order.id", "order_claim.order_id")
    .innerJoin("sales_order_item", "sales_order_item.id", "order_claim.order_item_id")
    .select([
      "order_claim.id",
      "order_claim.quantity",
      "order_claim.reason",
      "order_claim.wish",
      "order_claim.status",
      "order_claim.created_at",
      "order_claim.decided_at",
      "sales_order.number",
      "sales_order.store_code",
      "sales_order.email",
      "sales_order_item.name",
      "sales_order_item.quantity as quantity_ordered",
    ]);
}

type ClaimRow = Awaited<ReturnType<ReturnType<typeof claimRows>["execute"]>>[number];

function summary(row: ClaimRow): ClaimSummary {
  return {
    id: String(row.id),
    order_number: row.number,
    store_code: row.store_code,
    email: row.email,
    product_name: row.name,
    quantity: row.quantity ?? row.quantity_ordered,
    reason: row.reason.toUpperCase() as ClaimReason,
    wish: row.wish.toUpperCase() as ClaimWish,
    status: row.status.toUpperCase() as ClaimStatus,
    created_at: row.created_at,
    decided_at: row.decided_at,
  };
}

/** Searches for an address, else for an order number, with or without the letters of a store. */
function matches(claim: ExpressionBuilder<Database, "order_claim">, storeCodes: string[], search: string) {
  return claim("order_claim.order_id", "in", (orders) => {
    const found = orders.selectFrom("sales_order").select("id");
    if (search.includes("@")) return found.where("email", "=", search.toLowerCase());
    const number = readOrderNumber(search) ?? "";
    return found.where("number", "in", numbersIn(storeCodes, number));
  });
}

/** @throws GraphQLError of category input for a number that is no age */
function daysAgo(days: number): string {
  if (days < 1 || days > MAX_DAYS) throw inputError(`Please ask for 1 to ${MAX_DAYS} days.`, "days");
  return new Date(Date.now() - days * DAY_MILLISECONDS).toISOString();
}
