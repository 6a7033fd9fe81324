import { Container, PageHeading } from "../ui/page";
import { Breadcrumbs } from "./breadcrumbs";
import type { PageDescription } from "../content/page-description";
import { ProductGrid } from "./product-grid";
import type { ProductCardView } from "./product-grid-card";

export interface CategoryView {
  kind: "category";
  page: PageDescription;
  name: string;
  lead: string;
  cards: ProductCardView[];
}

/** A category: its opening line and its products. */
export function CategoryPage({ view }: { view: CategoryView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs steps={[]} here={view.name} />
      <PageHeading lead={view.lead}>{view.name}</PageHeading>
      {view.cards.length === 0 ? (
        <p>
          There is nothing here right now.{" "}
          <a href="/pet-gifts" className="text-accent underline">
            See all pet gifts
          </a>
          .
        </p>
      ) : (
        <ProductGrid cards={view.cards} headtag="h2" priorityCards={4} />
      )}
    </Container>
  );
}
