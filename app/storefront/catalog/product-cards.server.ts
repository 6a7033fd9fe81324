import { findBlueprint } from "~/design/blueprints";
import {
  CardToolsDocument,
  type CardToolsQuery,
  type ProductCardFragment,
  ProductsByPathDocument,
} from "~/provider/contract/documents.generated";
import { moneyText } from "../ui/money";
import type { CatalogueRequest } from "./catalogue-request.server";
import type { ProductCardView } from "./product-grid-card";

type Tool = NonNullable<NonNullable<NonNullable<CardToolsQuery["products"]>["items"]>[number]>["tool"];

/** The first cards of a category by its path, such as `pet-gifts`. */
export async function readCards(
  catalogue: CatalogueRequest,
  path: string,
  pageSize: number,
): Promise<ProductCardView[]> {
  const { products } = await catalogue(ProductsByPathDocument, { path, pageSize });
  return cardsOf(catalogue, products?.items ?? []);
}

/** Cards for products, with tool and colours where the provider knows them. */
export async function cardsOf(
  catalogue: CatalogueRequest,
  products: (ProductCardFragment | null)[],
): Promise<ProductCardView[]> {
  const known = products.filter((product) => product !== null);
  const tools = await readTools(
    catalogue,
    known.map(({ sku }) => sku ?? ""),
  );
  return known.map((product) => cardOf(product, tools.get(product.sku ?? "")));
}

/** A host without the extension shows its products without tools. */
async function readTools(catalogue: CatalogueRequest, skus: string[]): Promise<Map<string, Tool>> {
  if (skus.length === 0) return new Map();
  const answer = await catalogue(CardToolsDocument, { skus }).catch(() => null);
  return new Map(answer?.products?.items?.map((item) => [item?.sku ?? "", item?.tool ?? null]));
}

function cardOf(product: ProductCardFragment, tool: Tool | undefined): ProductCardView {
  const { final_price, regular_price, discount } = product.price_range.minimum_price;
  const isReduced = (regular_price.value ?? 0) > (final_price.value ?? 0);
  const path = `/${product.url_key}`;
  return {
    name: product.name ?? "",
    path,
    orderPath: tool ? `${tool.path}?sku=${product.sku}` : path,
    picture: product.small_image?.url ?? "",
    price: moneyText(final_price),
    ...(isReduced && { regularPrice: moneyText(regular_price) }),
    ...(isReduced && { discountLable: `${Math.round(discount?.percent_off ?? 0)}% off` }),
    swatches: tool ? swatchesOf(tool) : [],
  };
}

function swatchesOf(tool: NonNullable<Tool>): string[] {
  const colours = findBlueprint(tool.blueprint)?.options.find(({ code }) => code === "color")?.values ?? [];
  const sold = tool.options.find(({ code }) => code === "color")?.values.map(({ code }) => code) ?? [];
  return colours.filter(({ code }) => sold.includes(code)).flatMap(({ swatch }) => swatch ?? []);
}
