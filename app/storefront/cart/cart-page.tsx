import { Page, PageHeading } from "~/storefront/ui/page";
import type { CartRefusals } from "./cart-intents";
import { CartLineItem } from "./cart-line-item";
import { CartSummary } from "./cart-summary";
import { EmptyCart } from "./empty-cart";
import { FreeGiftLine } from "./free-gift-line";
import type { CartPageView } from "./read-cart-page.server";
import { RemovedLine } from "./removed-line";
import { SavedLines } from "./saved-lines";
import { UnpaidNotice } from "./unpaid-notice";
import { UnreadableCart } from "./unreadable-cart";
import { useCartEvent } from "./use-cart-event";
import { useFocusKept } from "./use-focus-kept";

interface CartPageProps {
  view: CartPageView;
  /** What was just refused, if anything was. */
  refusals: CartRefusals;
}

export function CartPage({ view, refusals }: CartPageProps) {
  const { cart, estimate, extras, isUnreadable, unpaid } = view;
  useCartEvent(cart);
  useFocusKept();
  if (isUnreadable) return <UnreadableCart />;
  const before = (
    <>
      {unpaid && <UnpaidNotice orderNumber={unpaid} />}
      {extras?.removed && <RemovedLine key={extras.removed.uid} line={extras.removed} />}
    </>
  );
  const saved = <SavedLines lines={extras?.saved ?? []} />;
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
              <FreeGiftLine key={line.uid} line={line} threshold={extras?.freeGift?.threshold ?? null} />
            ) : (
              <CartLineItem
                key={line.uid}
                line={line}
                extras={extras?.lines[line.uid] ?? null}
                wrappings={extras?.wrappings ?? []}
                canSave={extras?.saved != null}
                refusals={refusals}
              />
            ),
          )}
        </ul>
        <CartSummary cart={cart} extras={extras} estimate={estimate} refusals={refusals} />
        {saved}
      </div>
    </Page>
  );
}
