import { useEffect, useRef } from "react";
import { ButtonLink } from "~/storefront/ui/button";
import { ERROR_MARK, FOCUSED_ON_LOAD, useErrorTitle } from "~/storefront/ui/error-title";
import { AlertIcon } from "~/storefront/ui/icons";

/** Explains why an order could not be placed, and what to do (specification §8 "Checkout failure title"). */
export function PlacingFailure({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useErrorTitle(true);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      {...ERROR_MARK}
      {...FOCUSED_ON_LOAD}
      className="mb-6 flex gap-3 rounded-card border border-error bg-card p-4 md:p-5"
    >
      <AlertIcon className="mt-1 h-5 w-5 shrink-0 text-error" />
      <div className="min-w-0">
        <h2 className="font-heading text-xl font-semibold text-error">Unable to process request</h2>
        <p className="mt-1 font-semibold">{message}</p>
        <p className="mt-2 max-w-measure">
          You haven't been charged, and everything is still in your cart. Please check the total below and try
          again; we never place the same order twice.
        </p>
        <div className="mt-2 flex flex-wrap gap-x-4">
          <ButtonLink to="/checkout/cart" variant="plain" className="-ml-2">
            Back to cart
          </ButtonLink>
          <ButtonLink to="/contact-us" variant="plain" className="-ml-2">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
