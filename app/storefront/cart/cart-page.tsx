import { ButtonLink } from "~/storefront/ui/button";
import { LockIcon, TruckIcon } from "~/storefront/ui/icons";
import { Page, PageHeading } from "~/storefront/ui/page";
import type { LineRefusal } from "./cart-intents";
import { CartLineItem } from "./cart-line-item";
import type { CartView } from "./cart-view";
import { Coupon } from "./coupon";
import { EmptyCart } from "./empty-cart";
import { TotalsList } from "./totals-list";
import { UnreadableCart } from "./unreadable-cart";
import { useCartEvent } from "./use-cart-event";

interface CartPageProps {
  cart: CartView | null;
  /** The provider did not answer. */
  isUnreadable: boolean;
  /** The quantity that was just refused, if one was. */
  refusal: LineRefusal | null;
}

export function CartPage({ cart, isUnreadable, refusal }: CartPageProps) {
  useCartEvent(cart);
  if (isUnreadable) return <UnreadableCart />;
  if (!cart) return <EmptyCart />;
  const isDesigned = cart.lines.every((line) => line.editPath !== null);
  const canCheckOut = cart.lines.every((line) => line.problem === null);
  return (
    <Page>
      <PageHeading lead={cart.freeShippingMessage && <FreeShipping message={cart.freeShippingMessage} />}>
        Your cart
      </PageHeading>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_380px] lg:gap-12">
        <ul className="divide-y divide-line border-y border-line">
          {cart.lines.map((line) => (
            <CartLineItem key={line.uid} line={line} refusal={refusal?.uid === line.uid ? refusal : null} />
          ))}
        </ul>
        <section
          aria-labelledby="summary"
          className="space-y-5 rounded-card border border-line bg-card p-5 md:p-6 lg:sticky lg:top-28"
        >
          <h2 id="summary" className="font-heading text-xl font-semibold">
            Summary
          </h2>
          <Coupon code={cart.coupon} />
          <TotalsList totals={cart.totals} />
          {canCheckOut ? (
            <ButtonLink to="/checkout" className="w-full">
              Proceed to checkout
            </ButtonLink>
          ) : (
            <p className="text-sm text-error">Please remove what is not available to check out.</p>
          )}
          <p className="flex items-center justify-center gap-2 text-sm text-soft-ink">
            <LockIcon className="h-4 w-4" /> Safe payment.{isDesigned && " Made for your pet alone."}
          </p>
        </section>
      </div>
    </Page>
  );
}

function FreeShipping({ message }: { message: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-base text-pine">
      <TruckIcon className="h-5 w-5 shrink-0" />
      <span className="text-balance">{message}</span>
    </span>
  );
}
