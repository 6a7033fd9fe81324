import { findBlueprint } from "~/design/products/known-products";
import {
  CardToolsDocument,
  type CardToolsQuery,
  type ProductCardFragment,
  ProductsByPathDocument,
} from "~/provider/contract/documents.generated";
import { type MoneyAmount, moneyText } from "../ui/money";
import { productPath } from "./catalog-paths";
import type { CatalogRequest } from "./catalog-request.server";
import type { ProductCardView } from "./product-card";

/** A product's data from the GraphQL extension. */
type Extra = NonNullable<NonNullable<NonNullable<CardToolsQuery["products"]>["items"]>[number]>;

/** Reads the first cards of a category by its path, such as `pet-gifts`. */
export async function readCards(
  catalog: CatalogRequest,
  path: string,
  pageSize: number,
): Promise<ProductCardView[]> {
  const { products } = await catalog(ProductsByPathDocument, { path, pageSize });
  return cardsOf(catalog, products?.items ?? []);
}

/** Creates cards of products, with tool and colors where the provider knows them. */
export async function cardsOf(
  catalog: CatalogRequest,
  products: (ProductCardFragment | null)[],
): Promise<ProductCardView[]> {
  const known = products.filter((product) => product !== null);
  const extras = await readExtras(
    catalog,
    known.map(({ sku }) => sku ?? ""),
  );
  return known.map((product) => cardOf(product, extras.get(product.sku ?? "")));
}

/** Reads extension data; a host without the extension shows its products without tools. */
async function readExtras(catalog: CatalogRequest, skus: string[]): Promise<Map<string, Extra>> {
  if (skus.length === 0) return new Map();
  const response = await catalog(CardToolsDocument, { skus }).catch(() => null);
  const known = (response?.products?.items ?? []).filter((item) => item !== null && isExtended(item));
  return new Map(known.flatMap((item) => (item ? [[item.sku ?? "", item] as const] : [])));
}

/** Checks that the item has extension data: hosts without it omit these members. */
function isExtended(item: Partial<Extra>): boolean {
  return item.choices !== undefined && item.tool !== undefined;
}

function cardOf(product: ProductCardFragment, extra: Extra | undefined): ProductCardView {
  const { final_price, regular_price, discount } = product.price_range.minimum_price;
  const isReduced = (regular_price.value ?? 0) > (final_price.value ?? 0);
  const path = productPath(product);
  const tool = hasToBeExplained(extra) ? null : extra?.tool;
  return {
    sku: product.sku ?? "",
    name: product.name ?? "",
    path,
    orderPath: tool ? `${tool.path}?sku=${product.sku}` : path,
    ...(!tool && { orderTitle: "See details" }),
    picture: product.small_image?.url ?? "",
    price: moneyText(final_price),
    ...(extra && !hasPrices(extra) && { pricePrefix: "" }),
    ...(isReduced && { regularPrice: moneyText(regular_price) }),
    ...(isReduced && discountOf(regular_price, final_price, discount?.percent_off ?? 0)),
    ...(extra?.tool?.blueprint === "pillow" && { pillow: true }),
    swatches: extra ? swatchesOf(extra) : [],
  };
}

/** From this percentage the label is in the accent color. */
const LARGE_DISCOUNT = 50;

function discountOf(
  regular: MoneyAmount,
  final: MoneyAmount,
  percent: number,
): Pick<ProductCardView, "discountLable" | "discountClass" | "discountContent"> {
  const cents = Math.round(100 * ((regular.value ?? 0) - (final.value ?? 0)));
  return {
    discountLable: `${Math.round(percent)}% off`,
    ...(percent >= LARGE_DISCOUNT && { discountClass: "bg-accent-fill text-on-accent" }),
    discountContent: `You save ${moneyText({ ...final, value: cents / 100 })}`,
  };
}

/** The product's page explains what the price includes, so it comes before the tool. */
function hasToBeExplained(extra: Extra | undefined): boolean {
  return Boolean(extra?.price_note);
}

/** Checks whether a choice changes the price. */
function hasPrices({ choices }: Extra): boolean {
  return choices.some(({ values }) => values.some(({ price }) => (price.value ?? 0) > 0));
}

function swatchesOf({ tool, choices }: Extra): string[] {
  const drawn = findBlueprint(tool?.blueprint ?? "")?.options.find(({ code }) => code === "color");
  const sold = choices.find(({ code }) => code === "color")?.values.map(({ code }) => code) ?? [];
  return (drawn?.values ?? [])
    .filter(({ code }) => sold.includes(code))
    .flatMap(({ swatch }) => swatch ?? []);
}
