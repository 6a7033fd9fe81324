import type { ExpressionBuilder, SelectQueryBuilder } from "kysely";
import { dayOf, isoDay } from "~/brand/calendar-day";
import { shopDay } from "~/brand/shop-day";
import type { Connection, Database, Row } from "../database/schema";
import { NAMES_END, namePrefix } from "../orders/buyer-name";
import { numbersIn, readOrderNumber } from "../orders/order-number";
import { TO_BE_MADE } from "../print/print-tasks";
import { refundedPieces } from "../refunds/refunded-pieces";
import { type Cursor, type Page, pageOf } from "../shared/keyset-page";
import { selectedStores } from "../shared/selected-stores";

/** Statuses of orders that the shop has to do something for. */
export const OPEN_STATUSES = ["pending_payment", "processing", "on_hold", "in_production"];
/** Statuses in which an order can be late. */
const TO_SHIP = ["processing", "in_production"];
/** An order is due this many days before its promised date. */
const DUE_DAYS = 3;
/** A search considers this many orders by name, the newest of a full name: the beginning of a name may have a hundred thousand. */
const MAX_BY_NAME = 1000;

export interface OrderFilter {
  search?: string | null;
  status?: string | null;
  storeCode?: string | null;
  problem?: "LATE" | "DUE" | "PAYMENT" | "PRINT" | "STUCK" | "PROOF" | null;
}

type Orders = SelectQueryBuilder<Database, "sales_order", object>;

/** One page of the orders of these stores, newest first. */
export async function findOrders(
  db: Connection,
  scope: OrderScope,
  filter: OrderFilter,
  { pageSize, after }: { pageSize: number; after: Cursor | null },
): Promise<Page<Row<"sales_order">>> {
  const rows = await orderQuery(db, scope, filter, after)
    .selectAll()
    .limit(pageSize + 1)
    .execute();
  return pageOf(rows, pageSize, ({ created_at, id }) => ({ at: created_at, id }));
}

/** Stores whose orders somebody sees. */
export interface OrderScope {
  storeCodes: string[];
  /** True for somebody who sees all stores of the database. */
  isWhole: boolean;
}

/** The query of a page, newest first. Each combination of status and store has its index. */
export function orderQuery(
  db: Connection,
  { storeCodes, isWhole }: OrderScope,
  { search, status, storeCode, problem }: OrderFilter,
  after: Cursor | null = null,
): Orders {
  let orders: Orders = db.selectFrom("sales_order");
  if (storeCode || !isWhole || storeCodes.length === 1) {
    const visible = selectedStores(storeCodes, storeCode);
    orders = orders.where("store_code", visible.length === 1 ? "=" : "in", one(visible));
  }
  if (status) orders = orders.where("status", "=", status);
  if (problem === "LATE") orders = orders.where(isLateRow);
  if (problem === "DUE") orders = orders.where(isDueRow);
  if (problem === "PROOF") {
    orders = orders.where("id", "in", (unanswered) =>
      unanswered.selectFrom("proof").select("order_id").where("state", "=", "changes"),
    );
  }
  if (problem === "PAYMENT") {
    orders = orders.where("id", "in", (failed) =>
      failed.selectFrom("payment_operation").select("order_id").where("state", "=", "failed"),
    );
  }
  if (problem === "PRINT") {
    orders = orders.where("status", "in", TO_BE_MADE).where("id", "in", ordersWithHeldLine);
  }
  if (problem === "STUCK") {
    orders = orders.where("status", "in", TO_BE_MADE).where("id", "in", ordersWithStuckLine);
  }
  if (search?.trim()) orders = orders.where((order) => matches(order, storeCodes, search.trim()));
  if (after) {
    orders = orders.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("created_at", "id"), "<", tuple(after.at, after.id)),
    );
  }
  return orders.orderBy("created_at", "desc").orderBy("id", "desc");
}

/** Whether an order has passed its promised date without being shipped. */
export function isLate({
  status,
  arrival_date,
}: Pick<Row<"sales_order">, "status" | "arrival_date">): boolean {
  return TO_SHIP.includes(status) && arrival_date !== null && arrival_date < shopDay(new Date());
}

function isLateRow(order: ExpressionBuilder<Database, "sales_order">) {
  return order.and([order("status", "in", TO_SHIP), order("arrival_date", "<", shopDay(new Date()))]);
}

function isDueRow(order: ExpressionBuilder<Database, "sales_order">) {
  const today = dayOf(shopDay(new Date()));
  return order.and([
    order("status", "in", TO_SHIP),
    order("arrival_date", ">=", isoDay(today)),
    order("arrival_date", "<=", isoDay(today + DUE_DAYS)),
  ]);
}

function ordersWithHeldLine({ selectFrom }: ExpressionBuilder<Database, "sales_order">) {
  return selectFrom("print_hold")
    .innerJoin("sales_order_item", "sales_order_item.id", "print_hold.order_item_id")
    .select("print_hold.order_id")
    .where("print_hold.released_at", "is", null)
    .where(isStillMade);
}

function ordersWithStuckLine({ selectFrom }: ExpressionBuilder<Database, "sales_order">) {
  return selectFrom("print_task")
    .innerJoin("sales_order_item", "sales_order_item.id", "print_task.order_item_id")
    .select("print_task.order_id")
    .where("print_task.state", "=", "stuck")
    .where(isStillMade);
}

/** A line of which every piece was refunded is not made, and waits for nobody. */
function isStillMade(line: ExpressionBuilder<Database, "sales_order_item">) {
  return line("sales_order_item.quantity", ">", refundedPieces(line));
}

function matches(order: ExpressionBuilder<Database, "sales_order">, storeCodes: string[], search: string) {
  if (search.includes("@")) return order("email", "=", search.toLowerCase());
  const number = /\d/.test(search) ? readOrderNumber(search) : null;
  if (number) return order("number", "in", numbersIn(storeCodes, number));
  const prefix = namePrefix(search);
  return order("id", "in", (byName) =>
    byName
      .selectFrom("sales_order")
      .select("id")
      .where("buyer_name", ">=", prefix)
      .where("buyer_name", "<", prefix + NAMES_END)
      .orderBy("buyer_name", "desc")
      .orderBy("id", "desc")
      .limit(MAX_BY_NAME),
  );
}

function one(codes: string[]): string | string[] {
  return codes.length === 1 ? codes[0] : ["", ...codes];
}
