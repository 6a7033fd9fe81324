import { findBlueprint } from "~/design/blueprints";
import {
  ProductPageToolDocument,
  type ProductPageToolQuery,
  type RoutePageQuery,
} from "~/provider/contract/documents.generated";
import { currentSettings } from "~/settings.server";
import { safeHtml } from "../content/safe-html.server";
import { readProductQuestions } from "../reviews/read-product-questions.server";
import { readProductReviews } from "../reviews/read-product-reviews.server";
import { moneyText } from "../ui/money";
import type { CatalogueRequest } from "./catalogue-request.server";
import { type Choice, type Chosen, chosenFrom, chosenValues, searchFor } from "./choices";
import { dayText } from "./day-text";
import { readCards } from "./product-cards.server";
import type { LookView, PictureView, ProductView } from "./product-view";

export type RoutedProduct = Extract<NonNullable<RoutePageQuery["route"]>, { sku: string | null }>;
type ToolItem = NonNullable<NonNullable<NonNullable<ProductPageToolQuery["products"]>["items"]>[number]>;

const MOST_LOOKS = 6;
const RELATED = 5;

/** A product with the options that the address chooses, for its page. */
export async function readProduct(
  catalogue: CatalogueRequest,
  product: RoutedProduct,
  search: URLSearchParams,
): Promise<ProductView> {
  const sku = product.sku ?? "";
  const categories = categoriesOf(product);
  const [category] = categories;
  const [item, cards, reviews, questions] = await Promise.all([
    readTool(catalogue, sku),
    readCards(catalogue, categories.at(-1)?.url_path ?? "", RELATED),
    readProductReviews(catalogue, sku, search),
    readProductQuestions(catalogue, sku),
  ]);
  const choices = item?.tool ? choicesOf(item.tool) : [];
  const chosen = chosenFrom(search, choices);
  const path = `/${product.url_key}`;
  const name = product.name ?? "";
  const price = priceOf(product, choices, chosen);

  return {
    kind: "product",
    page: {
      title: product.meta_title || `${name} | My Pet Canvas`,
      description: product.meta_description ?? "",
      canonical: `${currentSettings().publicUrl}${path}`,
    },
    sku,
    name,
    category: category ? { title: category.name ?? "", path: `/${category.url_path}` } : null,
    shortDescription: safeHtml(product.short_description?.html),
    description: safeHtml(product.description?.html),
    picture: pictureOf(product, searchFor(chosen)),
    looks: looksOf(product, choices, chosen),
    choices,
    chosen,
    ...price,
    arrival: item?.arrival_date ? dayText(item.arrival_date) : null,
    orderPath: item?.tool ? `${item.tool.path}?${new URLSearchParams({ sku, ...chosen })}` : null,
    related: cards.filter((card) => card.path !== path).slice(0, RELATED - 1),
    reviews,
    questions,
  };
}

/** From the closest to the widest. */
function categoriesOf(product: RoutedProduct) {
  const known = (product.categories ?? []).filter((category) => category !== null);
  return known.sort((one, other) => (one.product_count ?? 0) - (other.product_count ?? 0));
}

/** A host without the extension shows the product without its tool. */
async function readTool(catalogue: CatalogueRequest, sku: string): Promise<ToolItem | null> {
  const answer = await catalogue(ProductPageToolDocument, { sku }).catch(() => null);
  return answer?.products?.items?.[0] ?? null;
}

/** The catalogue's options with the colours that the blueprint draws. */
function choicesOf(tool: NonNullable<ToolItem["tool"]>): Choice[] {
  const drawn = findBlueprint(tool.blueprint)?.options ?? [];
  return tool.options.map(({ code, title, values }) => ({
    code,
    title,
    values: values.map((value) => ({
      code: value.code,
      title: value.title,
      cents: cents(value.price.value),
      swatch: drawn
        .find((option) => option.code === code)
        ?.values.find((drawnValue) => drawnValue.code === value.code)?.swatch,
    })),
  }));
}

function priceOf(product: RoutedProduct, choices: Choice[], chosen: Chosen) {
  const { final_price, regular_price } = product.price_range.minimum_price;
  const extras = chosenValues(choices, chosen).filter((value) => value.cents > 0);
  const extraCents = extras.reduce((sum, value) => sum + value.cents, 0);
  const finalCents = cents(final_price.value) + extraCents;
  const regularCents = cents(regular_price.value) + extraCents;
  return {
    priceCents: finalCents,
    price: dollars(finalCents),
    regularPrice: regularCents > finalCents ? dollars(regularCents) : null,
    basePrice: moneyText(final_price),
    extras: extras.map((value) => ({ title: value.title, price: dollars(value.cents) })),
  };
}

/** The product's picture with the choices of that search. */
function pictureOf(product: RoutedProduct, search: string): PictureView {
  return {
    address: withSearch(product.small_image?.url ?? "", search),
    description: product.small_image?.label || (product.name ?? ""),
  };
}

/** The product in its colours or frames with all else as chosen; none where there is nothing to compare. */
function looksOf(product: RoutedProduct, choices: Choice[], chosen: Chosen): LookView[] {
  const option = choices.find(({ values }) => values.some(({ swatch }) => swatch));
  if (!option || option.values.length < 2) return [];
  return option.values.slice(0, MOST_LOOKS).map((value) => {
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

function cents(amount: number | null): number {
  return Math.round((amount ?? 0) * 100);
}

function dollars(amountCents: number): string {
  return moneyText({ value: amountCents / 100, currency: "USD" });
}
