import type { SelectQueryBuilder } from "kysely";
import { type CalendarDay, dayOf, isoDay } from "~/brand/calendar-day";
import { startOfShopDay } from "~/brand/shop-day";
import { countRows } from "../database/count-rows";
import type { Connection, Database } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { CustomerOrdersArgs, RequireFields, SearchResultPageInfo } from "../graphql/resolvers.generated";
import { pageInfo, requirePage } from "../shared/page-of";
import { type OrderResponse, ordersResponse } from "./order-response";

const LARGEST_PAGE = 100;
const MAX_NUMBER_LENGTH = 64;

type Arguments = RequireFields<CustomerOrdersArgs, "currentPage" | "pageSize">;
type Filter = CustomerOrdersArgs["filter"];

/** One page of a customer's own orders, newest first by default. @throws GraphQLError for an invalid page */
export async function customerOrders(
  context: Pick<EngineContext, "db" | "settings">,
  customerId: number,
  { filter, sort, ...page }: Arguments,
): Promise<{ items: OrderResponse[]; total_count: number; page_info: SearchResultPageInfo }> {
  requirePage(page, LARGEST_PAGE);
  const own = filtered(context.db.selectFrom("sales_order").where("customer_id", "=", customerId), filter);
  const direction = sort?.sort_direction === "ASC" ? "asc" : "desc";
  const [total, rows] = await Promise.all([
    countRows(own),
    own
      .selectAll()
      .orderBy(sort?.sort_field === "NUMBER" ? "number" : "id", direction)
      .limit(page.pageSize)
      .offset((page.currentPage - 1) * page.pageSize)
      .execute(),
  ]);
  return {
    items: await ordersResponse(context, rows),
    total_count: total,
    page_info: pageInfo(page, total),
  };
}

type Orders = SelectQueryBuilder<Database, "sales_order", object>;

function filtered(orders: Orders, filter: Filter): Orders {
  const { eq, in: anyOf, match } = filter?.number ?? {};
  const { from, to } = filter?.order_date ?? {};
  const status = filter?.status;
  let found = orders;
  if (typeof eq === "string") found = found.where("number", "=", plain(eq));
  if (anyOf) found = found.where("number", "in", ["", ...anyOf.slice(0, LARGEST_PAGE).map(plain)]);
  if (typeof match === "string") found = found.where("number", "like", `%${plain(match)}%`);
  if (from) found = found.where("created_at", ">=", startOf(requireDay(from)));
  if (to) found = found.where("created_at", "<", startOf(requireDay(to) + 1));
  if (status?.eq) found = found.where("status", "=", status.eq.slice(0, MAX_NUMBER_LENGTH));
  if (status?.in) {
    const statuses = status.in.slice(0, LARGEST_PAGE).map((code) => (code ?? "").slice(0, MAX_NUMBER_LENGTH));
    found = found.where("status", "in", ["", ...statuses]);
  }
  return found;
}

/** A day in the shop's time zone, as all dates that people see. @throws GraphQLError unless it is written yyyy-mm-dd */
function requireDay(text: string): CalendarDay {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? dayOf(text) : Number.NaN;
  if (Number.isNaN(day)) throw inputError("Please enter dates as yyyy-mm-dd.", "order_date");
  return day;
}

function startOf(day: CalendarDay): string {
  return startOfShopDay(isoDay(day)).toISOString();
}

/** Restricts the search to characters and length of order numbers: upper-case letters and digits. */
function plain(number: string | null): string {
  return (number ?? "")
    .slice(0, MAX_NUMBER_LENGTH)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

/** When a customer ordered for the first time; null before that. */
export async function firstOrderDate(db: Connection, customerId: number): Promise<string | null> {
  const order = await db
    .selectFrom("sales_order")
    .select("created_at")
    .where("customer_id", "=", customerId)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return order?.created_at ?? null;
}
