import { Form } from "@remix-run/react";
import { ButtonLink } from "~/storefront/ui/button";
import { Price } from "~/storefront/ui/money";
import { SubmitButton } from "~/storefront/ui/submit-button";
import type { CartView } from "../cart-view";
import { EmptyCart } from "../empty-cart";
import { CartOverview } from "../lines/cart-overview";
import { overviewLines } from "../lines/overview-lines";
import { TotalsList } from "../totals/totals-list";
import { UnreadableCart } from "../unreadable-cart";
import { ClosedAbandonedCart, LoginForAbandonedCart } from "./abandoned-cart-closed";
import type { AbandonedCartView } from "./abandoned-cart-view";

const HEADING = "Welcome back! Your cart is waiting.";

/** The abandoned cart of a shopper who opened the link of a reminder. */
export function AbandonedCartPage({ view }: { view: AbandonedCartView }) {
  if (view.kind === "own") return <OwnAbandonedCart cart={view.cart} />;
  if (view.kind === "waiting") return <WaitingCart {...view} />;
  if (view.kind === "login") return <LoginForAbandonedCart path={view.loginPath} />;
  if (view.kind === "closed") return <ClosedAbandonedCart {...view} />;
  return view.kind === "unreadable" ? <UnreadableCart /> : <EmptyCart />;
}

/** The cart is already this browser's. */
function OwnAbandonedCart({ cart }: { cart: CartView }) {
  return (
    <CartOverview
      heading={HEADING}
      lead="Your designs are just as you left them, and you haven't ordered anything yet."
      lines={overviewLines(cart)}
    >
      <TotalsList totals={cart.totals} />
      <ButtonLink to="/checkout" className="w-full">
        Proceed to checkout
      </ButtonLink>
      <ButtonLink to="/checkout/cart" variant="quiet" className="w-full">
        Edit cart
      </ButtonLink>
    </CartOverview>
  );
}

type Waiting = Omit<Extract<AbandonedCartView, { kind: "waiting" }>, "kind">;

/** A cart that is not this browser's yet; it is taken over by a button, since viewing a page must not change anything. */
function WaitingCart({ lines, total, comesAlong }: Waiting) {
  return (
    <CartOverview
      heading={HEADING}
      lead="Everything is just as you left it, and you haven't ordered anything yet."
      lines={lines}
    >
      {total && (
        <p className="flex items-baseline justify-between text-lg font-semibold">
          Total before shipping and tax <Price money={total} className="font-heading text-xl tabular-nums" />
        </p>
      )}
      <Form method="post">
        <SubmitButton sending="Opening…" className="w-full">
          Open my cart
        </SubmitButton>
      </Form>
      <p className="text-sm text-soft-ink">{comesAlong > 0 ? alongWords(comesAlong) : SEE_FIRST}</p>
    </CartOverview>
  );
}

const SEE_FIRST = "You can still change anything before you order.";

function alongWords(count: number): string {
  const what = count === 1 ? "The item" : `The ${count} items`;
  return `${what} in your cart now will be added to it.`;
}
