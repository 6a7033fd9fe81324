import type { ReactNode } from "react";
import { useMissing } from "~/storefront/session/features";
import { ButtonLink } from "~/storefront/ui/button";
import { CartIcon } from "~/storefront/ui/icons";
import { Page, PageHeading } from "~/storefront/ui/page";

interface EmptyCartProps {
  /** Above the invitation, such as what was just removed. */
  before?: ReactNode;
  /** Below it, such as what was saved for later. */
  children?: ReactNode;
}

/** Nothing in the cart yet, and where to start. */
export function EmptyCart({ before, children }: EmptyCartProps) {
  const isResting = useMissing().includes("designing");
  return (
    <Page>
      {before}
      <div className="flex min-h-[45vh] flex-col items-center justify-center text-center">
        <span className="mb-5 inline-flex h-20 w-20 items-center justify-center rounded-full bg-accent-tint text-accent">
          <CartIcon className="h-9 w-9" />
        </span>
        <PageHeading lead="Upload a photo, type a name, and see your pet on a mug, a pillow or a canvas in a minute.">
          Your cart is empty
        </PageHeading>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/pet-gifts">Find a gift for your pet</ButtonLink>
          {!isResting && (
            <ButtonLink to="/photomug-tool" variant="quiet">
              Design a mug
            </ButtonLink>
          )}
        </div>
      </div>
      {children}
    </Page>
  );
}
