import type { RoutePageQuery } from "~/provider/contract/documents.generated";
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
import { type Choice, type Chosen, chosenFrom, chosenValues, searchFor } from "./choices";
import { type CoreOptions, readCoreOptions } from "./core-options.server";
import { dayText } from "./day-text";
import { choicesOf, fieldsOf, type ProductExtension, readProductExtension } from "./product-extension.server";
import { type BasePrice, productPrice } from "./product-price";
import type { AngleView, PictureView, ProductView, Purchase, SampleView } from "./product-view";
import { readRelated } from "./read-related.server";

export type RoutedProduct = Extract<NonNullable<RoutePageQuery["route"]>, { sku: string | null }>;

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
  const core = extension ? null : await readCoreOptions(catalog, sku);
  const choices = extension ? choicesOf(extension) : (core?.choices ?? []);
  const chosen = chosenFrom(search, choices);
  const name = product.name ?? "";
  const base = basePrice(product);
  const price = productPrice(base, choices, chosen);

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
    picture: pictureOf(product, searchFor(chosen)),
    angles: anglesOf(product, searchFor(chosen)),
    samples: samplesOf(product, choices, chosen),
    choices: choiceViews(choices, {
      chosen,
      priceCents: price.priceCents,
      currency: base.currency,
      isForWall: isForWall(categories),
    }),
    chosen,
    chosenUids: chosenValues(choices, chosen).map(({ uid }) => uid),
    fields: extension ? fieldsOf(extension) : (core?.fields ?? []),
    ...price,
    quantityBreaks: quantityBreaks(product.price_tiers),
    priceNote: extension?.price_note ?? null,
    arrival: extension?.arrival_date ? dayText(extension.arrival_date) : null,
    purchase: purchaseOf(product, { extension, core }, chosen),
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

function basePrice({ price_range }: RoutedProduct): BasePrice {
  const { final_price, regular_price } = price_range.minimum_price;
  return {
    finalCents: Math.round((final_price.value ?? 0) * 100),
    regularCents: Math.round((regular_price.value ?? 0) * 100),
    currency: final_price.currency ?? "USD",
  };
}

function purchaseOf(
  { sku, stock_status }: RoutedProduct,
  { extension, core }: { extension: ProductExtension | null; core: CoreOptions | null },
  chosen: Chosen,
): Purchase {
  if (stock_status === "OUT_OF_STOCK") return { kind: "soon" };
  if (core) return purchaseWithCore(core);
  if (!extension) return { kind: "unknown" };
  if (!extension.tool) return { kind: "as-it-is" };
  const search = new URLSearchParams({ sku: sku ?? "", ...chosen });
  return { kind: "designed", path: `${extension.tool.path}?${search}` };
}

function purchaseWithCore({ needsMore }: CoreOptions): Purchase {
  if (needsMore === "design") return { kind: "rests" };
  return needsMore === null ? { kind: "as-it-is" } : { kind: "unknown" };
}

/**
 * The first picture of the gallery, which shows the choices of that search part; its cards may show a photograph, which
 * cannot.
 */
function pictureOf(product: RoutedProduct, search: string): PictureView {
  const picture = product.media_gallery?.find((entry) => entry?.url) ?? product.small_image;
  return {
    address: withSearch(picture?.url ?? "", search),
    description: picture?.label || (product.name ?? ""),
  };
}

/** Matches the URL of a product's picture with its light off. */
const UNLIT = /[?&]view=unlit\b/;

/** All pictures with the choices of that search part; the one with its light off is attached to the first. */
function anglesOf(product: RoutedProduct, search: string): AngleView[] {
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
