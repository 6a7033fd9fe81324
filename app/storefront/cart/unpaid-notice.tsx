import { ButtonLink } from "~/storefront/ui/button";

/** Explains that the lines are not lost, but in an order whose payment was not completed. */
export function UnpaidNotice({ orderNumber }: { orderNumber: string }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-accent-tint p-5">
      <p>
        Payment pending for order <strong>{orderNumber}</strong>. You haven't been charged.
      </p>
      <ButtonLink to="/checkout/payment-cancelled" variant="quiet">
        Pay or edit it
      </ButtonLink>
    </div>
  );
}
