import { brandOf } from "~/brand/brands.server";
import type { HomeTexts } from "~/brand/home-schema";
import { DepartmentsDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { currentSettings } from "~/settings/settings.server";
import type { PostCardView } from "../blog/blog-view";
import { readNewestPosts } from "../blog/read-blog.server";
import { openCatalog } from "../catalog/catalog-request.server";
import { type CategoryTileView, categoryTiles } from "../catalog/category-tile";
import type { ProductCardView } from "../catalog/product-card";
import { readCards } from "../catalog/product-cards.server";
import type { HomeReviewsView } from "../reviews/home-reviews";
import { readHomeReviews } from "../reviews/read-home-reviews.server";
import type { PageDescription } from "./page-description";
import { readPageMetadata } from "./page-metadata.server";
import { pageTitle } from "./page-title";

export interface HomeView {
  page: PageDescription;
  /** The brand's texts and selection for the home page. */
  texts: HomeTexts;
  favorites: ProductCardView[];
  departments: CategoryTileView[];
  carousel: ProductCardView[];
  /** Null while there are no reviews. */
  reviews: HomeReviewsView | null;
  posts: PostCardView[];
}

const FAVORITES = 8;
const CAROUSEL = 4;
const POSTS = 3;

/** Reads the home page for the visitor. @throws Response 502 when the provider is unavailable */
export async function readHome(request: Request): Promise<HomeView> {
  const catalog = await openCatalog(request);
  const { home: texts, ...brand } = brandOf(currentSettings());
  const defaults = {
    title: texts.title ? pageTitle(texts.title) : brand.name,
    description: texts.description ?? brand.description,
    keywords: brand.keywords,
  };
  const cards = async (place: { category: string } | undefined, count: number) =>
    place ? readCards(catalog, place.category, count) : [];
  const [page, favorites, departments, carousel, reviews, posts] = await Promise.all([
    readPageMetadata(request, { defaults }),
    cards(texts.favorites, FAVORITES),
    readDepartments(texts.departments?.categories ?? []),
    cards(texts.carousel, FAVORITES + CAROUSEL),
    readHomeReviews(),
    texts.posts ? readNewestPosts(POSTS) : [],
  ]);
  return { page, texts, favorites, departments, carousel: notYetShown(carousel, favorites), reviews, posts };
}

/** Removes products already shown, so that each appears once on the page. */
function notYetShown(cards: ProductCardView[], shown: ProductCardView[]): ProductCardView[] {
  return cards.filter(({ sku }) => shown.every((card) => card.sku !== sku)).slice(0, CAROUSEL);
}

/** Reads categories in the order of the paths; none when the provider is unavailable. */
async function readDepartments(paths: string[]): Promise<CategoryTileView[]> {
  if (paths.length === 0) return [];
  const response = await requestPublic(DepartmentsDocument, { paths }).catch(() => null);
  const tiles = categoryTiles(response?.categories?.items ?? []);
  const place = ({ path }: CategoryTileView) => paths.indexOf(path.slice(1));
  return tiles.sort((one, other) => place(one) - place(other));
}
