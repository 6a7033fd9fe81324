import { thisBrand } from "~/brand/this-brand";
import { Button, ButtonLink } from "~/storefront/ui/button";
import { Page, PageHeading } from "~/storefront/ui/page";
import { EverythingLink } from "../ui/everything-link";
import { CART_PATH } from "./cart-intents";
import type { LeftCartView, WhyClosed } from "./left-cart-view";

/** The cart is kept in an account. */
export function LoginForLeftCart({ path }: { path: string }) {
  return (
    <Page>
      <PageHeading lead="It is kept in your account. Sign in, and it opens as you left it.">
        Welcome back. Your cart has waited.
      </PageHeading>
      <ButtonLink to={path}>Sign in and open my cart</ButtonLink>
    </Page>
  );
}

type Closed = Omit<Extract<LeftCartView, { kind: "closed" }>, "kind">;

const words: Record<WhyClosed, { heading: string; lead: string }> = {
  ordered: {
    heading: "You have ordered this already",
    lead: "Thank you! What was in this cart has become an order.",
  },
  foreign: {
    heading: "This cart belongs to another account",
    lead: "Please log out, and sign in with the account to which we have written.",
  },
  gone: {
    heading: "This cart is not here any more",
    lead: "It has gone into another cart of yours, or has waited longer than we can keep one.",
  },
  expired: {
    heading: "This link has had its time",
    lead: "It opens a cart for two weeks. A cart in your account waits longer: sign in to see it.",
  },
};

/** A link that opens no cart, and where to go from here. */
export function ClosedLeftCart({ why, hasCart, isLoggedIn }: Closed) {
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
            To my cart
          </ButtonLink>
        ) : (
          <EverythingLink variant="quiet">{thisBrand().navigation.everything.invitation}</EverythingLink>
        )}
      </div>
    </Page>
  );
}
