import { Form } from "@remix-run/react";
import { EverythingLink } from "../ui/everything-link";
import { Page, PageHeading } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import type { ProductCardView } from "./product-card";
import { ProductGrid } from "./product-grid";

/** The products that this visitor looked at last. */
export function RecentlyViewedPage({ cards }: { cards: ProductCardView[] }) {
  if (cards.length === 0) {
    return (
      <Page>
        <PageHeading lead="The last eight products you look at are kept in this browser for thirty days, and shown here.">
          Recently viewed
        </PageHeading>
        <EverythingLink />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading lead="Kept in this browser alone, for thirty days.">Recently viewed</PageHeading>
      <ProductGrid cards={cards} headtag="h2" priorityCards={4} />
      <Form method="post" className="mt-8">
        <SubmitButton variant="quiet" sending="Forgetting…">
          Forget these
        </SubmitButton>
      </Form>
    </Page>
  );
}
