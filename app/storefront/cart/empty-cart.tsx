import type { ReactNode } from "react";
import { thisBrand } from "~/brand/this-brand";
import { usePossible } from "~/storefront/session/features";
import { ButtonLink } from "~/storefront/ui/button";
import { CartIcon } from "~/storefront/ui/icons";
import { Page, PageHeading } from "~/storefront/ui/page";
import { EverythingLink } from "../ui/everything-link";

interface EmptyCartProps {
  /** Shown above, such as the line that was just removed. */
  before?: ReactNode;
  /** Shown below, such as saved lines. */
  children?: ReactNode;
}

/** The empty cart, with links to start shopping. */
export function EmptyCart({ before, children }: EmptyCartProps) {
  const { emptyCart, navigation } = thisBrand();
  const tools = usePossible(emptyCart.tool ? [emptyCart.tool] : []);
  return (
    <Page>
      {before}
      <div className="flex min-h-[45vh] flex-col items-center justify-center text-center">
        <span className="mb-5 inline-flex h-20 w-20 items-center justify-center rounded-full bg-accent-tint text-accent-strong">
          <CartIcon className="h-9 w-9" />
        </span>
        <PageHeading lead={emptyCart.lead}>Your cart is empty</PageHeading>
        <div className="flex flex-wrap justify-center gap-3">
          <EverythingLink>{navigation.everything.invitation}</EverythingLink>
          {tools.map(({ title, path }) => (
            <ButtonLink key={path} to={path} variant="quiet">
              {title}
            </ButtonLink>
          ))}
        </div>
      </div>
      {children}
    </Page>
  );
}
