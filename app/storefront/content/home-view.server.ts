import { DepartmentsDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import type { PostCardView } from "../blog/blog-view";
import { readNewestPosts } from "../blog/read-blog.server";
import { openCatalogue } from "../catalog/catalogue-request.server";
import { type CategoryTileView, categoryTiles } from "../catalog/category-tile";
import type { ProductCardView } from "../catalog/product-card";
import { readCards } from "../catalog/product-cards.server";
import type { HomeReviewsView } from "../reviews/home-reviews";
import { readHomeReviews } from "../reviews/read-home-reviews.server";
import type { PageDescription } from "./page-description";
import { readPageMetadata } from "./page-metadata.server";

export interface HomeView {
  page: PageDescription;
  bestsellers: ProductCardView[];
  departments: CategoryTileView[];
  wallArt: ProductCardView[];
  /** Null while nobody has written. */
  reviews: HomeReviewsView | null;
  posts: PostCardView[];
}

const BESTSELLERS = 8;
const WALL_ART = 4;
const POSTS = 3;

/** In this order. */
const DEPARTMENTS = [
  "custom-pet-portraits",
  "custom-canvas-pet-prints",
  "wall-art",
  "custom-pet-mugs",
  "custom-pet-pillows-blankets",
  "home-and-living",
  "books-and-games",
  "accessories",
  "custom-pet-tags",
];

/** The home page for whoever sent the request. @throws Response 502 when the provider cannot answer. */
export async function readHome(request: Request): Promise<HomeView> {
  const catalogue = await openCatalogue(request);
  const [page, bestsellers, departments, wallArt, reviews, posts] = await Promise.all([
    readPageMetadata(request, { defaults }),
    readCards(catalogue, "pet-gifts", BESTSELLERS),
    readDepartments(),
    readCards(catalogue, "wall-art", BESTSELLERS + WALL_ART),
    readHomeReviews(),
    readNewestPosts(POSTS),
  ]);
  return { page, bestsellers, departments, wallArt: notYetShown(wallArt, bestsellers), reviews, posts };
}

/** A product stands on the page once. */
function notYetShown(cards: ProductCardView[], shown: ProductCardView[]): ProductCardView[] {
  return cards.filter(({ sku }) => shown.every((card) => card.sku !== sku)).slice(0, WALL_ART);
}

const defaults: Partial<PageDescription> = {
  title: "Custom Pet Gifts and Prints | My Pet Canvas",
  description:
    "Canvas prints, mugs, pillows, blankets and tags with your own pet's photo and name. See it before you buy, made to order in the US.",
};

/** None when the provider does not tell. */
async function readDepartments(): Promise<CategoryTileView[]> {
  const answer = await requestPublic(DepartmentsDocument, { paths: DEPARTMENTS }).catch(() => null);
  const tiles = categoryTiles(answer?.categories?.items ?? []);
  const place = ({ path }: CategoryTileView) => DEPARTMENTS.indexOf(path.slice(1));
  return tiles.sort((one, other) => place(one) - place(other));
}
