import type { ExpressionBuilder } from "kysely";
import type {
  DraftOrderFilterInput,
  DraftOrderPage,
  DraftOrderStatus,
  DraftOrderSummary,
} from "../admin-api/resolvers.generated";
import type { Connection, Database } from "../database/schema";
import { ENDED } from "../orders/order-actions";
import { numbersIn, readOrderNumber } from "../orders/order-number";
import { statusLabel } from "../orders/order-states";
import { type Cursor, pageOf } from "../shared/keyset-page";
import { selectedStores } from "../shared/selected-stores";
import { draftStatus } from "./draft-status";

/** One page of the stores' draft orders, newest first. */
export async function findDrafts(
  db: Connection,
  storeCodes: string[],
  filter: DraftOrderFilterInput,
  { pageSize, after }: { pageSize: number; after: Cursor | null },
): Promise<DraftOrderPage> {
  const now = new Date();
  const query = draftQuery(db, storeCodes, filter, { now, after });
  const rows = await query.limit(pageSize + 1).execute();
  const { items, endCursor } = pageOf(rows, pageSize, ({ created_at, id }) => ({ at: created_at, id }));
  return { items: items.map((row) => summary(row, now)), end_cursor: endCursor };
}

/** The query of a page, newest first. A search reads the few drafts that it names from indexes. */
export function draftQuery(
  db: Connection,
  storeCodes: string[],
  { search, status, store_code }: DraftOrderFilterInput,
  { now, after }: { now: Date; after: Cursor | null },
) {
  let query = draftRows(db)
    .where("draft_order.store_code", "in", selectedStores(storeCodes, store_code))
    .orderBy("draft_order.id", "desc");
  const typed = search?.trim();
  if (typed) query = query.where((draft) => matches(draft, storeCodes, typed));
  if (status) query = query.where((draft) => hasStatus(draft, status, now.toISOString()));
  return after ? query.where("draft_order.id", "<", after.id) : query;
}

/** Drafts with what the list shows, in one query. */
function draftRows(db: Connection) {
  return db
    .selectFrom("draft_order")
    .innerJoin("cart", "cart.id", "draft_order.cart_id")
    .innerJoin("admin_user", "admin_user.id", "draft_order.admin_user_id")
    .leftJoin("customer", "customer.id", "cart.customer_id")
    .leftJoin("sales_order", "sales_order.cart_id", "draft_order.cart_id")
    .selectAll("draft_order")
    .select([
      "admin_user.name as composer",
      "cart.email",
      "customer.email as account_email",
      "sales_order.number as order_number",
      "sales_order.status as order_status",
    ])
    .select(({ selectFrom }) =>
      selectFrom("cart_item")
        .select(({ fn }) => fn.sum<number | string | null>("quantity").as("pieces"))
        .whereRef("cart_item.cart_id", "=", "draft_order.cart_id")
        .as("pieces"),
    );
}

type DraftRow = Awaited<ReturnType<ReturnType<typeof draftRows>["execute"]>>[number];

function summary(row: DraftRow, now: Date): DraftOrderSummary {
  const { order_number, order_status } = row;
  return {
    id: String(row.id),
    store_code: row.store_code,
    status: draftStatus(row, order_status, now),
    email: row.account_email ?? row.email ?? "",
    pieces: Number(row.pieces ?? 0),
    created_at: row.created_at,
    created_by: row.composer,
    expires_at: row.token_hash === null ? null : row.expires_at,
    order_number,
    order_status: order_status && statusLabel(order_status),
  };
}

type Joined = ExpressionBuilder<Database, "draft_order" | "sales_order">;

/** A search for a number such as D12, an email address or an order number; other texts find nothing. */
function matches(draft: Joined, storeCodes: string[], search: string) {
  if (search.includes("@"))
    return draft("draft_order.cart_id", "in", cartsOf(draft, storeCodes, search.toLowerCase()));
  const [, id] = /^D(\d{1,9})$/i.exec(search) ?? [];
  if (id) return draft("draft_order.id", "=", Number(id));
  const number = readOrderNumber(search);
  if (!number) return draft.lit(false);
  return draft("draft_order.cart_id", "in", ({ selectFrom }) =>
    selectFrom("sales_order")
      .select("cart_id")
      .where("number", "in", numbersIn(storeCodes, number))
      .$castTo<{ cart_id: string }>(),
  );
}

/** Carts of guests and of accounts with an email address. */
function cartsOf({ selectFrom }: Joined, storeCodes: string[], email: string) {
  const ofAccounts = selectFrom("customer as account")
    .innerJoin("cart as owned", "owned.customer_id", "account.id")
    .select("owned.id")
    .where("account.store_code", "in", storeCodes)
    .where("account.email", "=", email);
  return selectFrom("cart as guests")
    .select("guests.id")
    .where("guests.customer_id", "is", null)
    .where("guests.email", "=", email)
    .unionAll(ofAccounts);
}

/** `draftStatus` as a condition. */
function hasStatus(draft: Joined, status: DraftOrderStatus, now: string) {
  const isOrdered = draft("sales_order.id", "is not", null);
  const hasEnded = draft("sales_order.status", "in", [...ENDED]);
  if (status === "ORDERED") return draft.and([isOrdered, draft.not(hasEnded)]);
  if (status === "ORDER_CANCELED") return hasEnded;
  const isCanceled = draft("draft_order.canceled_at", "is not", null);
  const isUnordered = draft.not(isOrdered);
  if (status === "CANCELED") return draft.and([isUnordered, isCanceled]);
  const isSent = draft("draft_order.token_hash", "is not", null);
  const isPlain = draft.and([isUnordered, draft.not(isCanceled)]);
  if (status === "OPEN") return draft.and([isPlain, draft.not(isSent)]);
  const isValid = draft("draft_order.expires_at", ">", now);
  return draft.and([isPlain, isSent, status === "SENT" ? isValid : draft.not(isValid)]);
}
