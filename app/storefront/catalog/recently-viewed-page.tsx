import { Form } from "@remix-run/react";
import { EverythingLink } from "../ui/everything-link";
import { Page, PageHeading } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import type { ProductCardView } from "./product-card";
import { ProductGrid } from "./product-grid";

/** The products that this visitor viewed last. */
export function RecentlyViewedPage({ cards }: { cards: ProductCardView[] }) {
  if (cards.length === 0) {
    return (
      <Page>
        <PageHeading lead="Your last eight products show up here. They're saved in this browser for 30 days.">
          Recently viewed
        </PageHeading>
        <EverythingLink />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading lead="Saved only in this browser, for 30 days.">Recently viewed</PageHeading>
      <ProductGrid cards={cards} headtag={2} />
      <Form method="post" className="mt-8">
        <SubmitButton variant="quiet" sending="Clearing…">
          Clear this list
        </SubmitButton>
      </Form>
    </Page>
  );
}
