import { countRows } from "../database/count-rows";
import type { EngineContext } from "../graphql/context";
import type { Return, SearchResultPageInfo } from "../graphql/resolvers.generated";
import { ordersResponse } from "../orders/order-response";
import { pageInfo, requirePage, type WantedPage } from "../shared/page-of";
import { rowId } from "../shared/row-id";

const LARGEST_PAGE = 100;

type Context = Pick<EngineContext, "db" | "settings">;

/** One page of the returns of a customer's orders, latest first. @throws GraphQLError for an invalid page */
export async function customerReturns(
  context: Context,
  customerId: number,
  page: WantedPage,
): Promise<{ items: Return[]; total_count: number; page_info: SearchResultPageInfo }> {
  requirePage(page, LARGEST_PAGE);
  const own = claimsOf(context, customerId);
  const [total, claims] = await Promise.all([
    countRows(own),
    own
      .select(["order_claim.id", "order_claim.order_id"])
      .orderBy("order_claim.id", "desc")
      .limit(page.pageSize)
      .offset((page.currentPage - 1) * page.pageSize)
      .execute(),
  ]);
  return {
    items: await returnsOf(context, claims),
    total_count: total,
    page_info: pageInfo(page, total),
  };
}

/** One return of a customer's orders; null when there is none with that uid. */
export async function customerReturn(
  context: Context,
  customerId: number,
  uid: string,
): Promise<Return | null> {
  const claims = await claimsOf(context, customerId)
    .select(["order_claim.id", "order_claim.order_id"])
    .where("order_claim.id", "=", rowId(uid))
    .execute();
  const [own] = await returnsOf(context, claims);
  return own ?? null;
}

function claimsOf({ db }: Context, customerId: number) {
  return db
    .selectFrom("order_claim")
    .innerJoin("sales_order", "sales_order.id", "order_claim.order_id")
    .where("sales_order.customer_id", "=", customerId);
}

/** The claims as returns, in their order, with their orders read at once. */
async function returnsOf(context: Context, claims: { id: number; order_id: number }[]): Promise<Return[]> {
  const orderIds = [...new Set(claims.map(({ order_id }) => order_id))];
  if (orderIds.length === 0) return [];
  const orders = await context.db.selectFrom("sales_order").selectAll().where("id", "in", orderIds).execute();
  const responses = await ordersResponse(context, orders);
  const returns = responses.flatMap(({ returns }) => returns?.items ?? []);
  const byUid = new Map(returns.flatMap((each) => (each ? [[each.uid, each] as const] : [])));
  return claims.flatMap(({ id }) => byUid.get(String(id)) ?? []);
}
