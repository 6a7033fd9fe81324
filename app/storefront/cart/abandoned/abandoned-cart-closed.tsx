import { thisBrand } from "~/brand/this-brand";
import { Button, ButtonLink } from "~/storefront/ui/button";
import { EverythingLink } from "~/storefront/ui/everything-link";
import { Page, PageHeading } from "~/storefront/ui/page";
import { CART_PATH } from "../cart-intents";
import type { AbandonedCartView, WhyClosed } from "./abandoned-cart-view";

/** For a cart that belongs to an account. */
export function LoginForAbandonedCart({ path }: { path: string }) {
  return (
    <Page>
      <PageHeading lead="It's saved in your account. Sign in to pick up where you left off.">
        Welcome back! Your cart is waiting.
      </PageHeading>
      <ButtonLink to={path}>Sign in and open my cart</ButtonLink>
    </Page>
  );
}

type Closed = Omit<Extract<AbandonedCartView, { kind: "closed" }>, "kind">;

const words: Record<WhyClosed, { heading: string; lead: string }> = {
  ordered: {
    heading: "You've already ordered this",
    lead: "Thank you! You've already placed an order for this cart.",
  },
  foreign: {
    heading: "This cart belongs to another account",
    lead: "Please log out, then sign in with the account we emailed.",
  },
  gone: {
    heading: "This cart is no longer available",
    lead: "It was merged into another cart of yours, or it expired.",
  },
  expired: {
    heading: "This link has expired",
    lead: "Cart links work for two weeks. If your cart is in your account, sign in to see it.",
  },
};

/** A link that opens no cart, with links to continue. */
export function ClosedAbandonedCart({ why, hasCart, isLoggedIn }: Closed) {
  const { heading, lead } = words[why];
  return (
    <Page>
      <PageHeading lead={lead}>{heading}</PageHeading>
      <div className="flex flex-wrap gap-3">
        {why === "ordered" && (
          <ButtonLink to={isLoggedIn ? "/customer/account/my-orders" : "/customer/order"}>
            Find my order
          </ButtonLink>
        )}
        {why === "foreign" && (
          <form method="post" action="/customer/logout">
            <Button>Log out</Button>
          </form>
        )}
        {why === "expired" && !isLoggedIn && <ButtonLink to="/customer/login">Sign in</ButtonLink>}
        {hasCart ? (
          <ButtonLink to={CART_PATH} variant="quiet">
            Go to my cart
          </ButtonLink>
        ) : (
          <EverythingLink variant="quiet">{thisBrand().navigation.everything.invitation}</EverythingLink>
        )}
      </div>
    </Page>
  );
}
