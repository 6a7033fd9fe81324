import { useEffect, useRef } from "react";
import { ButtonLink } from "~/storefront/ui/button";
import { ERROR_MARK, FOCUSED_ON_LOAD, useErrorTitle } from "~/storefront/ui/error-title";
import { AlertIcon } from "~/storefront/ui/icons";

interface PlacingFailureProps {
  message: string;
  /** False for an order that the store put together, which is in no cart of the shopper's. */
  isOwnCart?: boolean;
}

/** Explains why an order could not be placed, and what to do (specification §8 "Checkout failure title"). */
export function PlacingFailure({ message, isOwnCart = true }: PlacingFailureProps) {
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
          {isOwnCart
            ? "You haven't been charged, and everything is still in your cart."
            : "You haven't been charged."}{" "}
          Please check the total below and try again; we never place the same order twice.
        </p>
        <div className="mt-2 flex flex-wrap gap-x-4">
          {isOwnCart && (
            <ButtonLink to="/checkout/cart" variant="plain" className="-ml-2">
              Back to cart
            </ButtonLink>
          )}
          <ButtonLink to="/contact-us" variant="plain" className="-ml-2">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
