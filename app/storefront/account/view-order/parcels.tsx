import { Link } from "@remix-run/react";
import { TruckIcon } from "~/storefront/ui/icons";
import type { ParcelView } from "./order-progress-view";
import { TrackingLink } from "./tracking-link";

interface ParcelsProps {
  parcels: ParcelView[];
  pathOf?: (parcelNumber: string) => string;
}

/** The parcels of an order with tracking links. */
export function Parcels({ parcels, pathOf }: ParcelsProps) {
  return (
    <section aria-labelledby="parcels" className="mb-8">
      <h2 id="parcels" className="mb-3 font-heading text-xl font-semibold">
        {parcels.length === 1 ? "Your package" : "Your packages"}
      </h2>
      <ul className="space-y-3">
        {parcels.map((parcel) => (
          <li
            key={parcel.number}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-card p-4 md:p-5"
          >
            <TruckIcon className="hidden h-7 w-7 shrink-0 text-pine sm:block" />
            <div className="min-w-[200px] flex-1">
              <p className="font-semibold">
                {pathOf ? (
                  <Link
                    to={pathOf(parcel.number)}
                    className="inline-flex min-h-[44px] items-center underline underline-offset-4"
                  >
                    Package {parcel.number}
                  </Link>
                ) : (
                  `Package ${parcel.number}`
                )}
              </p>
              <p className="text-sm text-soft-ink">{parcelDays(parcel)}</p>
              <p className="text-sm text-soft-ink">
                {parcel.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ")}
              </p>
            </div>
            <TrackingLink parcel={parcel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Formats when a parcel was sent and arrived. */
export function parcelDays({ arrivedOn, sentOn }: ParcelView): string {
  if (arrivedOn) return `Delivered on ${arrivedOn}`;
  return sentOn ? `Shipped on ${sentOn}` : "On its way";
}
