import { ButtonLink } from "~/storefront/ui/button";
import { LockIcon, TruckIcon } from "~/storefront/ui/icons";
import { Balances } from "./balances/balances";
import { BusyPart } from "./busy-part";
import { CartBar } from "./cart-bar";
import type { CartRejections } from "./cart-intents";
import type { CartLoading } from "./cart-loading";
import type { CartView, TotalLine } from "./cart-view";
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
  const { isEstimated, totals } = summaryTotals(cart, estimate);
  const isUnfoldable = hasSteps(totals);
  return (
    <section
      aria-labelledby="summary"
      className="rounded-card border border-line bg-card p-5 md:p-6 lg:sticky lg:row-span-2 lg:top-28 lg:flex lg:max-h-[calc(100vh-8rem)] lg:flex-col lg:p-0"
    >
      {/* What has the focus is scrolled clear of the total below. */}
      <div className="lg:min-h-0 lg:overflow-y-auto lg:px-6 lg:pb-3 lg:pt-6 lg:[&_:is(a,button,input,summary,textarea)]:scroll-mb-60">
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
          <TotalsList totals={totals.slice(0, -1)} />
        </BusyPart>
      </div>
      <div className="mt-2 rounded-b-card bg-card lg:sticky lg:bottom-0 lg:mt-0 lg:border-t lg:border-line lg:px-6 lg:pb-5 lg:[&_dl>div]:border-t-0">
        <BusyPart isBusy={loading.summary} className={isUnfoldable ? "pl-5" : ""}>
          <TotalsList totals={totals.slice(-1)} />
        </BusyPart>
        {isShippedSomewhere(cart) && !isEstimated && (
          <p className={`mt-1 text-sm text-soft-ink ${isUnfoldable ? "pl-5" : ""}`}>
            Shipping and tax calculated at checkout.
          </p>
        )}
        <WayOn cart={cart} canSave={canSave} total={totals.at(-1)} />
      </div>
    </section>
  );
}

interface WayOnProps {
  cart: CartView;
  canSave: boolean;
  total: TotalLine | undefined;
}

/** The button to the checkout, which a small screen has in its bar, or why there is none. */
function WayOn({ cart, canSave, total }: WayOnProps) {
  const isDesigned = cart.lines.every((line) => line.editPath !== null || line.isFreeGift);
  const unsold = cart.lines.filter((line) => line.problem !== null).length;
  return (
    <>
      {unsold === 0 ? (
        <ButtonLink to="/checkout" className={`mt-4 w-full ${total ? "repeated-by-bar" : ""}`}>
          Proceed to checkout
        </ButtonLink>
      ) : (
        <Unsold count={unsold} canSave={canSave} />
      )}
      <p className="mt-4 flex items-center justify-center gap-2 text-sm text-soft-ink lg:mt-3">
        <LockIcon className="h-4 w-4" /> Secure checkout.{isDesigned && " Made to order."}
      </p>
      {unsold === 0 && total && (
        <CartBar label={total.label} total={total.amount}>
          <ButtonLink to="/checkout">Checkout</ButtonLink>
        </CartBar>
      )}
    </>
  );
}

/** The estimated totals if the shopper entered a ZIP code, otherwise those of the cart. */
function summaryTotals(cart: CartView, estimate: CartEstimate | null) {
  const estimated = estimate?.response?.totals ?? [];
  const isEstimated = estimated.length > 0;
  return { isEstimated, totals: isEstimated ? estimated : cart.totals };
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
