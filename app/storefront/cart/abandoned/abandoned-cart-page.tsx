import { ButtonLink } from "~/storefront/ui/button";
import type { CartView } from "../cart-view";
import { EmptyCart } from "../empty-cart";
import { TotalsList } from "../totals/totals-list";
import { UnreadableCart } from "../unreadable-cart";
import { ClosedAbandonedCart, LoginForAbandonedCart } from "./abandoned-cart-closed";
import { AbandonedCartLines } from "./abandoned-cart-lines";
import { type AbandonedCartView, ownLines } from "./abandoned-cart-view";
import { WaitingCart } from "./waiting-cart";

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
    <AbandonedCartLines
      lead="Your designs are just as you left them, and you haven't ordered anything yet."
      lines={ownLines(cart)}
    >
      <TotalsList totals={cart.totals} />
      <ButtonLink to="/checkout" className="w-full">
        Proceed to checkout
      </ButtonLink>
      <ButtonLink to="/checkout/cart" variant="quiet" className="w-full">
        Edit cart
      </ButtonLink>
    </AbandonedCartLines>
  );
}
