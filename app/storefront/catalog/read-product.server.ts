import { currentSettings } from "~/settings/settings.server";
import { pageTitle } from "../content/page-title";
import { safeHtml } from "../content/safe-html.server";
import { readProductQuestions } from "../reviews/read-product-questions.server";
import { readProductReviews } from "../reviews/read-product-reviews.server";
import type { Crumb } from "../ui/breadcrumbs";
import { quantityBreaks } from "../ui/quantity-breaks";
import { categoryPath, productPath } from "./catalog-paths";
import type { CatalogRequest } from "./catalog-request.server";
import { choiceViews } from "./choice-views.server";
import { type Choice, type Chosen, chosenValues, searchFor } from "./choices";
import { dayText } from "./day-text";
import { type ProductExtension, readProductExtension } from "./product-extension.server";
import { type ProductOffer, readOffer } from "./product-offer.server";
import type { AngleView, PictureView, ProductView, SampleView } from "./product-view";
import { readRelated } from "./read-related.server";
import type { RoutedProduct } from "./routed-product";

const MAX_SAMPLES = 6;
const ENOUGH_TO_CHOOSE = 5;
/** The category of offers, whose products have little in common except the price. */
const OFFERS = "sale";
/** The category of everything that hangs on a wall. */
const WALL_ART = "wall-art";

/** Reads a product with the options in the URL, for its page. */
export async function readProduct(
  catalog: CatalogRequest,
  product: RoutedProduct,
  search: URLSearchParams,
): Promise<ProductView> {
  const sku = product.sku ?? "";
  const categories = categoriesOf(product);
  const path = productPath(product);
  const known = readProductExtension(catalog, path.slice(1));
  const families = known.then((extension) => (isOffer(categories) ? familiesOf(extension) : []));
  const [extension, related, reviews, questions] = await Promise.all([
    known,
    readRelated(catalog, { path, category: kinOf(categories), families }),
    readProductReviews(catalog, sku, search),
    readProductQuestions(catalog, sku),
  ]);
  const offer = await readOffer(catalog, { product, extension }, search);
  const { choices, chosen, price } = offer;
  const name = product.name ?? "";
  const pictured = withPictures(product, offer);
  const shown = extension ? searchFor(chosen) : "";

  return {
    kind: "product",
    page: {
      title: product.meta_title || pageTitle(name),
      description: product.meta_description ?? "",
      canonical: `${currentSettings().publicUrl}${path}`,
    },
    sku,
    name,
    crumbs: crumbsOf(categories),
    families: familiesOf(extension),
    shortDescription: safeHtml(product.short_description?.html),
    description: safeHtml(product.description?.html),
    picture: pictureOf(pictured, shown),
    angles: anglesOf(pictured, shown),
    samples: extension ? samplesOf(product, choices, chosen) : [],
    choices: choiceViews(choices, {
      chosen,
      priceCents: price.priceCents,
      currency: product.price_range.minimum_price.final_price.currency ?? "USD",
      isForWall: isForWall(categories),
    }),
    chosen,
    chosenUids: chosenValues(choices, chosen).map(({ uid }) => uid),
    fields: offer.fields,
    ...price,
    quantityBreaks: quantityBreaks(product.price_tiers),
    priceNote: extension?.price_note ?? null,
    arrival: extension?.arrival_date ? dayText(extension.arrival_date) : null,
    purchase: offer.purchase,
    related,
    reviews,
    questions,
  };
}

/** The product's categories, from the most specific to the most general. */
function categoriesOf(product: RoutedProduct) {
  const known = (product.categories ?? []).filter((category) => category !== null);
  return known.sort((one, other) => (one.product_count ?? 0) - (other.product_count ?? 0));
}

type RoutedCategory = ReturnType<typeof categoriesOf>[number];

/** The most specific category and its ancestors, the highest first. */
function crumbsOf(categories: RoutedCategory[]): Crumb[] {
  const closest = categories.at(0)?.url_path ?? "";
  return categories
    .filter(({ url_path }) => url_path && (url_path === closest || closest.startsWith(`${url_path}/`)))
    .map((category) => ({ title: category.name ?? "", path: categoryPath(category) }))
    .toReversed();
}

/** URL of the most specific category that has enough products. */
function kinOf(categories: RoutedCategory[]): string {
  const kin =
    categories.find(({ product_count }) => (product_count ?? 0) >= ENOUGH_TO_CHOOSE) ?? categories.at(-1);
  return kin?.url_path ?? "";
}

function isOffer(categories: RoutedCategory[]): boolean {
  return categories.some(({ url_path }) => url_path === OFFERS);
}

function isForWall(categories: RoutedCategory[]): boolean {
  return categories.some(({ url_path }) => url_path === WALL_ART);
}

function familiesOf(extension: ProductExtension | null): string[] {
  return (extension?.family ?? "").split(",").flatMap((code) => code.trim() || []);
}

type Pictured = Pick<RoutedProduct, "name" | "media_gallery" | "small_image">;

/** The product with the pictures of the chosen variant first. */
function withPictures(product: RoutedProduct, { pictures }: ProductOffer): Pictured {
  if (pictures.length === 0) return product;
  return { ...product, media_gallery: [...pictures, ...(product.media_gallery ?? [])] };
}

/**
 * The first picture of the gallery, which shows the choices of that search part; its cards may show a photograph, which
 * cannot.
 */
function pictureOf(product: Pictured, search: string): PictureView {
  const picture = product.media_gallery?.find((entry) => entry?.url) ?? product.small_image;
  return {
    address: withSearch(picture?.url ?? "", search),
    description: picture?.label || (product.name ?? ""),
  };
}

/** Matches the URL of a product's picture with its light off. */
const UNLIT = /[?&]view=unlit\b/;

/** All pictures with the choices of that search part; the one with its light off is attached to the first. */
function anglesOf(product: Pictured, search: string): AngleView[] {
  const pictures = (product.media_gallery ?? []).flatMap((picture) =>
    picture?.url
      ? [{ address: withSearch(picture.url, search), description: picture.label || (product.name ?? "") }]
      : [],
  );
  const unlit = pictures.find(({ address }) => UNLIT.test(address));
  const [first = pictureOf(product, search), ...others] = pictures.filter((picture) => picture !== unlit);
  return [{ ...first, unlit }, ...others];
}

/** Pictures of the product in each color or frame, with all other choices unchanged; none if there is only one. */
function samplesOf(product: RoutedProduct, choices: Choice[], chosen: Chosen): SampleView[] {
  const option = choices.find(({ values }) => values.some(({ swatch }) => swatch));
  if (!option || option.values.length < 2) return [];
  return option.values.slice(0, MAX_SAMPLES).map((value) => {
    const search = searchFor(chosen, option.code, value.code);
    return {
      ...pictureOf(product, search),
      description: `${product.name ?? ""}, ${value.title}`,
      search,
      isChosen: value.code === chosen[option.code],
    };
  });
}

function withSearch(address: string, search: string): string {
  if (search === "") return address;
  return `${address}${address.includes("?") ? "&" : "?"}${search}`;
}
