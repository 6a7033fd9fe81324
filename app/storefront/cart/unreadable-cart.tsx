import { thisBrand } from "~/brand/this-brand";
import { ButtonLink } from "~/storefront/ui/button";
import { Page, PageHeading } from "~/storefront/ui/page";
import { EverythingLink } from "../ui/everything-link";
import { CART_PATH } from "./cart-intents";

/** Shown while the provider is unavailable: neither an error page, nor an empty cart. */
export function UnreadableCart() {
  return (
    <Page className="flex min-h-[50vh] flex-col items-center justify-center text-center">
      <PageHeading lead="Your items are safe. Please try again in a moment.">
        We can't open your cart right now
      </PageHeading>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={CART_PATH} reloadDocument>
          Try again
        </ButtonLink>
        <EverythingLink variant="quiet">{thisBrand().navigation.everything.invitation}</EverythingLink>
      </div>
    </Page>
  );
}
