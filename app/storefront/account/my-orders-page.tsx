import { Link } from "@remix-run/react";
import { PageHeading } from "~/storefront/ui/page";
import { NoOrders } from "./no-orders";
import { OrderList } from "./order-list";
import type { OrderSummaries } from "./order-summaries.server";

export type MyOrdersData = OrderSummaries;

/** All of the customer's orders, page by page. */
export function MyOrdersPage({ data }: { data: MyOrdersData }) {
  return (
    <>
      <PageHeading>My Orders</PageHeading>
      {data.orders.length === 0 ? <NoOrders /> : <OrderList orders={data.orders} />}
      {data.totalPages > 1 && <Pages page={data.page} totalPages={data.totalPages} />}
    </>
  );
}

const pageLink =
  "inline-flex min-h-[48px] items-center rounded-full px-4 font-semibold text-accent hover:bg-accent-tint";

function Pages({ page, totalPages }: { page: number; totalPages: number }) {
  return (
    <nav aria-label="Pages of orders" className="mt-8 flex items-center justify-center gap-4">
      {page > 1 && (
        <Link to={`?p=${Math.min(page - 1, totalPages)}`} rel="prev" className={pageLink}>
          Newer orders
        </Link>
      )}
      <span className="text-soft-ink">
        Page {page} of {totalPages}
      </span>
      {page < totalPages && (
        <Link to={`?p=${page + 1}`} rel="next" className={pageLink}>
          Older orders
        </Link>
      )}
    </nav>
  );
}
