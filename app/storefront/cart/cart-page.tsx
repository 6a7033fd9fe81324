import { Page, PageHeading } from "~/storefront/ui/page";
import type { CartRefusals } from "./cart-intents";
import { CartSummary } from "./cart-summary";
import { EmptyCart } from "./empty-cart";
import { FreeGiftLine } from "./free-gift/free-gift-line";
import { CartLineItem } from "./lines/cart-line-item";
import { RemovedLine } from "./lines/removed-line";
import type { CartPageView } from "./read-cart-page.server";
import { SavedLines } from "./saved-for-later/saved-lines";
import { UnpaidNotice } from "./unpaid-notice";
import { UnreadableCart } from "./unreadable-cart";
import { useCartEvent } from "./use-cart-event";
import { useRestoredFocus } from "./use-restored-focus";

interface CartPageProps {
  view: CartPageView;
  /** What was just refused, if anything was. */
  refusals: CartRefusals;
}

export function CartPage({ view, refusals }: CartPageProps) {
  const { cart, estimate, isUnreadable, removed, unpaid } = view;
  const canSave = view.saved !== null;
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
        <p role="status" className="mb-6 rounded-field bg-sky px-4 py-3">
          {cart.priceCodeMessage}
        </p>
      )}
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_380px] lg:grid-rows-[auto_1fr]">
        <ul className="min-w-0 divide-y divide-line border-y border-line">
          {cart.lines.map((line) =>
            line.isFreeGift ? (
              <FreeGiftLine key={line.uid} line={line} threshold={cart.freeGift?.threshold ?? null} />
            ) : (
              <CartLineItem
                key={line.uid}
                line={line}
                wrappings={cart.wrappings}
                canSave={canSave}
                refusals={refusals}
              />
            ),
          )}
        </ul>
        <CartSummary cart={cart} canSave={canSave} estimate={estimate} refusals={refusals} />
        {saved}
      </div>
    </Page>
  );
}
