import { Link } from "@remix-run/react";
import { ClaimPage } from "./claim-page";
import { OrderPage } from "./order-page";
import type { OrderPageData } from "./order-page-data";
import { viewOrderPath } from "./order-page-data";
import { ParcelPage } from "./parcel-page";

export type ViewOrderData = OrderPageData & { pageTitle: string };

const back =
  "mb-2 inline-flex min-h-[44px] items-center text-sm font-semibold text-soft-ink hover:underline print:hidden";

/** One order of the customer, one parcel of it, or the claim form for one line. */
export default function ViewOrderPage({ data }: { data: ViewOrderData }) {
  const { number } = data.order;
  const isWhole = data.parcel === null && data.claimLine === null;
  return (
    <>
      <Link to={isWhole ? "/customer/account/my-orders" : data.path} className={back}>
        ← {isWhole ? "My Orders" : `Order ${number}`}
      </Link>
      {data.claimLine !== null && <ClaimPage data={data} lineId={data.claimLine} />}
      {data.claimLine === null && data.parcel && <ParcelPage data={data} parcel={data.parcel} />}
      {isWhole && <OrderPage data={data} parcelPath={(parcel) => viewOrderPath(number, parcel)} />}
    </>
  );
}
