import { Link } from "@remix-run/react";
import { PageHeading } from "~/storefront/ui/page";
import { PageLinks } from "~/storefront/ui/page-links";
import { NoOrders } from "../orders/no-orders";
import { OrderList } from "../orders/order-list";
import type { OrderSummaries } from "../orders/order-summaries.server";
import { FilterOrders } from "./filter-orders";
import { isFiltered, myOrdersPath, type OrderFilter } from "./order-filter";

export interface MyOrdersData extends OrderSummaries {
  filter: OrderFilter;
  /** The provider can filter by status. */
  hasStatuses: boolean;
}

/** The customer's orders, all or filtered, page by page. */
export default function MyOrdersPage({ data }: { data: MyOrdersData }) {
  const { filter, hasStatuses, orders, page, totalPages } = data;
  const hasNone = orders.length === 0 && !isFiltered(filter) && page === 1;
  return (
    <>
      <PageHeading>My Orders</PageHeading>
      {hasNone ? (
        <NoOrders />
      ) : (
        <>
          <FilterOrders filter={filter} hasStatuses={hasStatuses} />
          {orders.length === 0 ? <NothingFound /> : <OrderList orders={orders} />}
          <PageLinks
            label="Pages of orders"
            page={page}
            pages={totalPages}
            pathOf={(wanted) => myOrdersPath(filter, wanted)}
          />
        </>
      )}
    </>
  );
}

function NothingFound() {
  return (
    <p className="rounded-card border border-line bg-card p-6">
      No matching orders.{" "}
      <Link
        to={myOrdersPath({ number: "", status: "", since: "" }, 1)}
        className="text-accent-strong underline"
      >
        Show all orders
      </Link>
    </p>
  );
}
