import { buttonClasses } from "~/storefront/ui/button";
import type { ParcelView } from "./order-progress-view";

/** The tracking number of a parcel, linked to the carrier's page if there is one. */
export function TrackingLink({ parcel }: { parcel: ParcelView }) {
  const { carrier, trackingNumber, trackingUrl } = parcel;
  if (!trackingNumber) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p className="text-sm">
        <span className="block text-soft-ink">{carrier}</span>
        <span className="break-all font-semibold tabular-nums">{trackingNumber}</span>
      </p>
      {trackingUrl && (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses("quiet", "print:hidden")}
        >
          Track it<span className="sr-only"> at {carrier}, in a new tab</span>
        </a>
      )}
    </div>
  );
}
