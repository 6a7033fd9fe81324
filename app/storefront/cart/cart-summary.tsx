import { ButtonLink } from "~/storefront/ui/button";
import { LockIcon, TruckIcon } from "~/storefront/ui/icons";
import { Balances } from "./balances/balances";
import { BusyPart } from "./busy-part";
import type { CartRejections } from "./cart-intents";
import type { CartLoading } from "./cart-loading";
import type { CartView } from "./cart-view";
import { Coupon } from "./coupon/coupon";
import { DeliveryEstimate } from "./estimate/delivery-estimate";
import type { CartEstimate } from "./estimate/estimate-view";
import { FreeGiftHint } from "./free-gift/free-gift-hint";
import { CartOffers } from "./offers/cart-offers";
import type { CartOffer } from "./offers/read-cart-offers.server";
import { OrderNotes } from "./order-notes/order-notes";
import { FreeShipping } from "./totals/free-shipping";
import { hasSteps, TotalsList } from "./totals/totals-list";

interface CartSummaryProps {
  cart: CartView;
  canSave: boolean;
  /** Null for a cart that needs none. */
  estimate: CartEstimate | null;
  /** Codes to use; empty when the merchant lists none here. */
  offers: CartOffer[];
  loading: CartLoading;
  rejections: CartRejections;
}

/** Totals and discounts of the cart, with one button to continue. */
export function CartSummary({ cart, canSave, estimate, offers, loading, rejections }: CartSummaryProps) {
  const isUnfoldable = hasSteps(cart.totals);
  const isDesigned = cart.lines.every((line) => line.editPath !== null || line.isFreeGift);
  const unsold = cart.lines.filter((line) => line.problem !== null).length;
  return (
    <section
      aria-labelledby="summary"
      className="rounded-card border border-line bg-card p-5 md:p-6 lg:sticky lg:row-span-2 lg:top-28 lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto"
    >
      <h2 id="summary" className="font-heading text-xl font-semibold">
        Order summary{" "}
      </h2>
      <div className="mt-4">
        {cart.freeShipping ? (
          <FreeShipping progress={cart.freeShipping} />
        ) : (
          cart.freeShippingMessage && <FreeShippingFrom message={cart.freeShippingMessage} />
        )}
        {cart.freeGift && <FreeGiftHint gift={cart.freeGift} />}
      </div>
      <div className="mt-2 divide-y divide-line border-b border-line">
        {cart.takesCoupons && (
          <BusyPart isBusy={loading.coupon}>
            <Coupon code={cart.coupon} problem={cart.couponProblem} />
            {!cart.coupon && <CartOffers offers={offers} />}
          </BusyPart>
        )}
        {cart.balances && (
          <BusyPart
            isBusy={loading.giftVoucher || loading.rewardPoints || loading.storeCredit}
            className="pb-2"
          >
            <Balances balances={cart.balances} />
          </BusyPart>
        )}
        {estimate && (
          <BusyPart isBusy={loading.shipping}>
            <DeliveryEstimate estimate={estimate.response} />
          </BusyPart>
        )}
        {cart.notes && (
          <OrderNotes notes={cart.notes} isShipped={cart.isShipped} rejection={rejections.notes} />
        )}
      </div>
      <BusyPart isBusy={loading.summary} className={isUnfoldable ? "mt-2 pl-5" : "mt-4"}>
        <TotalsList totals={cart.totals} />
      </BusyPart>
      {isShippedSomewhere(cart) && (
        <p className={`mt-1 text-sm text-soft-ink ${isUnfoldable ? "pl-5" : ""}`}>
          Shipping and tax calculated at checkout.
        </p>
      )}
      {unsold === 0 ? (
        <ButtonLink to="/checkout" className="mt-4 w-full">
          Proceed to checkout
        </ButtonLink>
      ) : (
        <Unsold count={unsold} canSave={canSave} />
      )}
      <p className="mt-4 flex items-center justify-center gap-2 text-sm text-soft-ink">
        <LockIcon className="h-4 w-4" /> Secure checkout.{isDesigned && " Made to order."}
      </p>
    </section>
  );
}

/** Checks whether it is shipped but has no address yet. */
function isShippedSomewhere({ isShipped, totals }: CartView): boolean {
  return isShipped && !totals.some(({ code }) => code === "shipping");
}

/** Explains why the cart cannot be ordered, with ways to fix it. */
function Unsold({ count, canSave }: { count: number; canSave: boolean }) {
  const them = count === 1 ? "it" : "them";
  return (
    <p className="mt-4 text-sm text-error">
      {count === 1 ? "One item isn't" : `${count} items aren't`} available right now.{" "}
      {canSave ? `Save ${them} for later or remove ${them}` : `Remove ${them}`}, then check out.
    </p>
  );
}

function FreeShippingFrom({ message }: { message: string }) {
  return (
    <p className="flex items-center gap-2 text-sm text-pine">
      <TruckIcon className="h-5 w-5 shrink-0" /> {message}
    </p>
  );
}
