import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Database } from "../database/schema";
import type { CustomerOrders, CustomerOrdersArgs, RequireFields } from "../graphql/resolvers.generated";
import { pageInfo, requirePage } from "../shared/page-of";
import { answerOrder } from "./order-answer";
import { viewOrders } from "./view-orders";

const LARGEST_PAGE = 100;
const LONGEST_NUMBER = 64;

type Arguments = RequireFields<CustomerOrdersArgs, "currentPage" | "pageSize">;
type Filter = CustomerOrdersArgs["filter"];

/** One page of a customer's own orders, the newest first unless asked otherwise. @throws GraphQLError on a wrong page */
export async function customerOrders(
  db: Kysely<Database>,
  customerId: number,
  { filter, sort, ...page }: Arguments,
): Promise<CustomerOrders> {
  requirePage(page, LARGEST_PAGE);
  const own = filtered(db.selectFrom("sales_order").where("customer_id", "=", customerId), filter);
  const direction = sort?.sort_direction === "ASC" ? "asc" : "desc";
  const [count, rows] = await Promise.all([
    own.select(({ fn }) => fn.countAll<number>().as("orders")).executeTakeFirstOrThrow(),
    own
      .selectAll()
      .orderBy(sort?.sort_field === "NUMBER" ? "number" : "id", direction)
      .limit(page.pageSize)
      .offset((page.currentPage - 1) * page.pageSize)
      .execute(),
  ]);
  const total = Number(count.orders);
  return {
    items: (await viewOrders(db, rows)).map(answerOrder),
    total_count: total,
    page_info: pageInfo(page, total),
  };
}

type Orders = SelectQueryBuilder<Database, "sales_order", object>;

function filtered(orders: Orders, filter: Filter): Orders {
  const { eq, in: anyOf, match } = filter?.number ?? {};
  let found = orders;
  if (typeof eq === "string") found = found.where("number", "=", plain(eq));
  if (anyOf) found = found.where("number", "in", ["", ...anyOf.slice(0, LARGEST_PAGE).map(plain)]);
  if (typeof match === "string") found = found.where("number", "like", `%${plain(match)}%`);
  return found;
}

/** Order numbers are capital letters and digits, not many of them; nothing else is looked for. */
function plain(number: string | null): string {
  return (number ?? "")
    .slice(0, LONGEST_NUMBER)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}
