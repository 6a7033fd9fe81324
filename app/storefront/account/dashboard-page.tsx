import { Link } from "@remix-run/react";
import { PageHeading } from "~/storefront/ui/page";
import { NoOrders } from "./no-orders";
import { OrderList } from "./order-list";
import type { OrderSummary } from "./order-summaries.server";

export interface DashboardData {
  firstname: string;
  name: string;
  email: string;
  /** The newest few. */
  orders: OrderSummary[];
}

/** Where an account begins: the newest orders and who the customer is. */
export function DashboardPage({ data }: { data: DashboardData }) {
  const hasOrders = data.orders.length > 0;
  return (
    <>
      <PageHeading lead={hasOrders ? "Good to see you. Here is what you made with us." : "Good to see you."}>
        Hello, {data.firstname}
      </PageHeading>
      <section aria-labelledby="recent-orders">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="recent-orders" className="font-heading text-xl font-semibold">
            Recent orders
          </h2>
          {hasOrders && (
            <Link
              to="/customer/account/my-orders"
              className="inline-flex min-h-[44px] items-center font-semibold text-accent underline underline-offset-4"
            >
              See all orders
            </Link>
          )}
        </div>
        {hasOrders ? <OrderList orders={data.orders} /> : <NoOrders />}
      </section>
      <section aria-labelledby="contact" className="mt-10 rounded-card border border-line bg-card p-6">
        <h2 id="contact" className="font-heading text-xl font-semibold">
          Your details
        </h2>
        <p className="mt-3">{data.name}</p>
        <p className="break-words text-soft-ink">{data.email}</p>
      </section>
    </>
  );
}
