import { ButtonLink } from "~/storefront/ui/button";
import { Page, PageHeading } from "~/storefront/ui/page";
import { usePageEvent } from "../traffic/use-page-event";
import { Status } from "../ui/live-region";
import { useRestoredFocus } from "../ui/use-restored-focus";
import type { CartRejections } from "./cart-intents";
import { useCartLoading } from "./cart-loading";
import { CartSummary } from "./cart-summary";
import type { CartView } from "./cart-view";
import { cartGrandTotal } from "./cart-view";
import { EmptyCart } from "./empty-cart";
import { FreeGiftLine } from "./free-gift/free-gift-line";
import { CartLineItem } from "./lines/cart-line-item";
import { RemovedLine } from "./lines/removed-line";
import { PhotoOffers } from "./other-products/photo-offers";
import type { CartPageView } from "./read-cart-page.server";
import { SavedLines } from "./saved-for-later/saved-lines";
import { UnreadableCart } from "./unreadable-cart";

export function CartPage({ view, rejections }: { view: CartPageView; rejections: CartRejections }) {
  const { cart, estimate, isUnreadable, offers, removed, unpaid } = view;
  const canSave = view.saved !== null;
  const loading = useCartLoading();
  useCartEvent(cart);
  useRestoredFocus();
  if (isUnreadable) return <UnreadableCart />;
  const before = (
    <>
      {unpaid && <UnpaidNotice orderNumber={unpaid} />}
      {removed && <RemovedLine key={removed.uid} line={removed} />}
    </>
  );
  const saved = <SavedLines lines={view.saved ?? []} />;
  if (!cart) return <EmptyCart before={before}>{saved}</EmptyCart>;
  return (
    <Page>
      <PageHeading>Your cart</PageHeading>
      {before}
      {cart.priceCodeMessage && (
        <Status isNew className="mb-6 rounded-field bg-sky px-4 py-3">
          {cart.priceCodeMessage}
        </Status>
      )}
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_380px] lg:grid-rows-[auto_1fr]">
        <ul
          aria-busy={loading.items || undefined}
          className="min-w-0 divide-y divide-line border-y border-line transition-opacity aria-busy:opacity-60"
        >
          {cart.lines.map((line) =>
            line.isFreeGift ? (
              <FreeGiftLine key={line.uid} line={line} threshold={cart.freeGift?.threshold ?? null} />
            ) : (
              <CartLineItem
                key={line.uid}
                line={line}
                wrappings={cart.wrappings}
                canSave={canSave}
                rejections={rejections}
              />
            ),
          )}
        </ul>
        <CartSummary
          cart={cart}
          canSave={canSave}
          estimate={estimate}
          offers={offers}
          loading={loading}
          rejections={rejections}
        />
        {saved}
      </div>
      <PhotoOffers cards={view.photoOffers} />
    </Page>
  );
}

/** Explains that the lines are not lost, but in an order whose payment was not completed. */
function UnpaidNotice({ orderNumber }: { orderNumber: string }) {
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

/** Specification §4 "Cart": the event of the cart page depends on whether the cart is empty. */
function useCartEvent(cart: CartView | null): void {
  usePageEvent(cart ? "ViewCart" : "EmptyCart", cart ? detailsOf(cart) : {});
}

function detailsOf(cart: CartView): Record<string, string | number> {
  const total = cartGrandTotal(cart);
  return { quantity: cart.count, value: total?.value ?? 0, currency: total?.currency ?? "USD" };
}
