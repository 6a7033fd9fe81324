import { ButtonLink } from "~/storefront/ui/button";
import type { CartView } from "./cart-view";
import { EmptyCart } from "./empty-cart";
import { ClosedLeftCart, LoginForLeftCart } from "./left-cart-closed";
import { type LeftCartView, ownLines } from "./left-cart-view";
import { LeftLines } from "./left-lines";
import { TotalsList } from "./totals-list";
import { UnreadableCart } from "./unreadable-cart";
import { WaitingCart } from "./waiting-cart";

/** The cart that a shopper left, for who comes back by a mail. */
export function LeftCartPage({ view }: { view: LeftCartView }) {
  if (view.kind === "own") return <OwnLeftCart cart={view.cart} />;
  if (view.kind === "waiting") return <WaitingCart {...view} />;
  if (view.kind === "login") return <LoginForLeftCart path={view.loginPath} />;
  if (view.kind === "closed") return <ClosedLeftCart {...view} />;
  return view.kind === "unreadable" ? <UnreadableCart /> : <EmptyCart />;
}

/** This browser has it already. */
function OwnLeftCart({ cart }: { cart: CartView }) {
  return (
    <LeftLines
      lead="Nothing is lost: your designs are as you left them, and nothing is ordered yet."
      lines={ownLines(cart)}
    >
      <TotalsList totals={cart.totals} />
      <ButtonLink to="/checkout" className="w-full">
        Proceed to checkout
      </ButtonLink>
      <ButtonLink to="/checkout/cart" variant="quiet" className="w-full">
        Change the cart
      </ButtonLink>
    </LeftLines>
  );
}
