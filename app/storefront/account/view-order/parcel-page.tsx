import { LineOptions } from "~/storefront/cart/lines/line-options";
import { LinePicture } from "~/storefront/cart/lines/line-picture";
import { PageHeading } from "~/storefront/ui/page";
import type { OrderPageData } from "./order-page-data";
import type { ParcelView } from "./order-progress-view";
import { parcelDays } from "./parcels";
import { TrackingLink } from "./tracking-link";

/** One parcel of an order: its contents, destination and tracking. */
export function ParcelPage({ data: { order }, parcel }: { data: OrderPageData; parcel: ParcelView }) {
  return (
    <>
      <PageHeading lead={parcelDays(parcel)}>Package {parcel.number}</PageHeading>
      <div className="mb-6 rounded-card border border-line bg-card p-5 md:p-6">
        <TrackingLink parcel={parcel} />
      </div>
      <ul aria-label="In this package" className="divide-y divide-line border-y border-line">
        {parcel.items.map((item) => {
          const line = order.lines.find(({ id }) => id === item.lineId);
          return (
            <li key={item.id} className="flex items-center gap-4 py-5 md:gap-6">
              {line && <LinePicture line={line} size={112} className="w-24 shrink-0 md:w-28" />}
              <div className="min-w-0">
                <h2 className="text-lg font-semibold leading-snug">
                  {item.quantity} × {item.name}
                </h2>
                {line && <LineOptions options={line.options} />}
              </div>
            </li>
          );
        })}
      </ul>
      {order.shippingAddress && (
        <dl className="mt-8">
          <dt className="font-semibold">Ship to</dt>
          <dd className="mt-1 text-soft-ink">
            {order.shippingAddress.map((line) => (
              <span key={line} className="block break-words">
                {line}
              </span>
            ))}
          </dd>
        </dl>
      )}
    </>
  );
}
