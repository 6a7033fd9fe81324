import { brandOf } from "~/brand/brands.server";
import { DepartmentsDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { currentSettings } from "~/settings/settings.server";
import type { PostCardView } from "../blog/blog-view";
import { readNewestPosts } from "../blog/read-blog.server";
import { openCatalog } from "../catalog/catalog-request.server";
import { type CategoryTileView, categoryTiles } from "../catalog/category-tile";
import type { ProductCardView } from "../catalog/product-card";
import { readCards } from "../catalog/product-cards.server";
import { readHomeReviews } from "../reviews/read-home-reviews.server";
import { readCustomerPhotos } from "../sharing/read-customer-photos.server";
import { heroPicture } from "./hero-picture.server";
import { readPageMetadata } from "./page-metadata.server";
import { pageTitle } from "./page-title";

const FAVORITES = 8;
const CAROUSEL = 4;
const POSTS = 3;
const CUSTOMER_PHOTOS = 4;

/** Reads the home page for the visitor. @throws Response 502 when the provider is unavailable */
export async function readHome(request: Request) {
  const catalog = await openCatalog(request);
  const { home: texts, ...brand } = brandOf(currentSettings());
  const defaults = {
    title: texts.title ? pageTitle(texts.title) : brand.name,
    description: texts.description ?? brand.description,
    keywords: brand.keywords,
  };
  const cards = async (place: { category: string } | undefined, count: number): Promise<ProductCardView[]> =>
    place ? readCards(catalog, place.category, count) : [];
  const [page, favorites, tilesOf, carousel, reviews, posts, customerPhotos] = await Promise.all([
    readPageMetadata(request, { defaults }),
    cards(texts.favorites, FAVORITES),
    readTiles([texts.departments, texts.gifts]),
    cards(texts.carousel, FAVORITES + CAROUSEL),
    readHomeReviews(),
    texts.posts ? readNewestPosts(POSTS) : Promise.resolve<PostCardView[]>([]),
    readCustomerPhotos(CUSTOMER_PHOTOS),
  ]);
  return {
    page,
    texts,
    heroPicture: heroPicture(texts.hero?.picture),
    favorites,
    departments: tilesOf(texts.departments),
    gifts: tilesOf(texts.gifts),
    carousel: notYetShown(carousel, favorites),
    reviews,
    posts,
    customerPhotos,
  };
}

export type HomeView = Awaited<ReturnType<typeof readHome>>;

/** Removes products already shown, so that each appears once on the page. */
function notYetShown(cards: ProductCardView[], shown: ProductCardView[]): ProductCardView[] {
  return cards.filter(({ sku }) => shown.every((card) => card.sku !== sku)).slice(0, CAROUSEL);
}

type TileSection = { categories: string[] } | undefined;

/**
 * Reads the categories of several sections at once.
 * @returns the tiles of a section, in its order; none when the categories cannot be read
 */
async function readTiles(sections: TileSection[]): Promise<(section: TileSection) => CategoryTileView[]> {
  const paths = sections.flatMap((section) => section?.categories ?? []);
  if (paths.length === 0) return () => [];
  const response = await requestPublic(DepartmentsDocument, { paths }).catch(() => null);
  const tiles = categoryTiles(response?.categories?.items ?? []);
  return (section) =>
    (section?.categories ?? []).flatMap((wanted) => tiles.find(({ path }) => path === `/${wanted}`) ?? []);
}
