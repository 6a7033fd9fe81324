import type { PageDescription } from "../content/page-description";
import { Breadcrumbs, type Crumb } from "../ui/breadcrumbs";
import { Container, PageHeading } from "../ui/page";
import { CategoryTiles, type CategoryTileView } from "./category-tile";
import { Listing } from "./listing";
import type { ListingView } from "./listing-view";
import { RecentlyViewed } from "./recently-viewed";

export interface CategoryView {
  kind: "category";
  page: PageDescription;
  name: string;
  lead: string;
  /** Ancestor categories, the highest first. */
  crumbs: Crumb[];
  children: CategoryTileView[];
  listing: ListingView;
}

/** A category: its introduction, subcategories and products. */
export function CategoryPage({ view }: { view: CategoryView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs steps={view.crumbs} here={view.name} />
      <PageHeading lead={view.lead}>{view.name}</PageHeading>
      {view.children.length > 0 && (
        <div className="mb-8">
          <CategoryTiles tiles={view.children} label={`Shop ${view.name}`} />
        </div>
      )}
      <Listing view={view.listing} />
      <RecentlyViewed className="mt-12 lg:mt-16" />
    </Container>
  );
}
