import type { ReactNode } from "react";
import { ButtonLink } from "~/storefront/ui/button";
import { Page, PageHeading } from "~/storefront/ui/page";
import type { CartView } from "./cart-view";
import { EmptyCart } from "./empty-cart";
import { ClosedLeftCart, LoginForLeftCart } from "./left-cart-closed";
import type { LeftCartView } from "./left-cart-view";
import { LeftLines } from "./left-lines";
import { TotalsList } from "./totals-list";
import { UnreadableCart } from "./unreadable-cart";
import { WaitingCart } from "./waiting-cart";

/** The cart that a shopper left, for who comes back by a mail. */
export function LeftCartPage({ view }: { view: LeftCartView }): ReactNode {
  if (view.kind === "own") return <OwnLeftCart cart={view.cart} />;
  if (view.kind === "waiting") return <WaitingCart {...view} />;
  if (view.kind === "login") return <LoginForLeftCart path={view.loginPath} />;
  if (view.kind === "closed") return <ClosedLeftCart {...view} />;
  return view.kind === "unreadable" ? <UnreadableCart /> : <EmptyCart />;
}

/** This browser has it already. */
function OwnLeftCart({ cart }: { cart: CartView }) {
  return (
    <Page className="max-w-[860px]">
      <PageHeading lead="Nothing is lost: your designs are as you left them, and nothing is ordered yet.">
        Welcome back. Your cart has waited.
      </PageHeading>
      <LeftLines lines={cart.lines} />
      <div className="mt-6 max-w-[420px]">
        <TotalsList totals={cart.totals} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/checkout">Proceed to checkout</ButtonLink>
        <ButtonLink to="/checkout/cart" variant="quiet">
          Change the cart
        </ButtonLink>
      </div>
    </Page>
  );
}
