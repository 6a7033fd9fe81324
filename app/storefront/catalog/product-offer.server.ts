import type { CatalogRequest } from "./catalog-request.server";
import { type Choice, type Chosen, chosenFrom, chosenValues } from "./choices";
import { type CoreOptions, readCoreOptions } from "./core-options.server";
import { choicesOf, fieldsOf, type ProductExtension } from "./product-extension.server";
import { type BasePrice, type ProductPriceView, productPrice } from "./product-price";
import type { EnteredField, Purchase } from "./product-view";
import type { RoutedProduct } from "./routed-product";
import { toCents } from "./to-cents";
import {
  type ConfigurableOptions,
  chosenVariant,
  findVariant,
  pricedChoices,
  type Variant,
  variantPrices,
} from "./variants";

/** What of a product can be chosen, at which price, and how it is ordered. */
export interface ProductOffer {
  choices: Choice[];
  chosen: Chosen;
  fields: EnteredField[];
  price: ProductPriceView;
  purchase: Purchase;
  /** The chosen variant's own pictures; empty when it has none. */
  pictures: Variant["pictures"];
}

/** Magento's kinds of products that this page can add to a cart. */
const ORDERED_HERE = ["SimpleProduct", "VirtualProduct", "ConfigurableProduct"];

/** Reads the offer with the options in the URL. @param extension null for a host without it */
export async function readOffer(
  catalog: CatalogRequest,
  { product, extension }: { product: RoutedProduct; extension: ProductExtension | null },
  search: URLSearchParams,
): Promise<ProductOffer> {
  const base = basePrice(product);
  if (extension) {
    const choices = choicesOf(extension);
    const chosen = chosenFrom(search, choices);
    const price = productPrice(base, choices, chosen);
    const purchase = extendedPurchase(product, extension, chosen);
    return { choices, chosen, fields: fieldsOf(extension), price, purchase, pictures: [] };
  }
  const core = await readCoreOptions(catalog, product.sku ?? "");
  const purchase = corePurchase(product, core);
  if (core?.configurable) return configuredOffer(core, core.configurable, { base, purchase, search });
  const choices = core?.choices ?? [];
  const chosen = chosenFrom(search, choices);
  const price = productPrice(base, choices, chosen);
  return { choices, chosen, fields: core?.fields ?? [], price, purchase, pictures: [] };
}

function configuredOffer(
  core: CoreOptions,
  configurable: ConfigurableOptions,
  { base, purchase, search }: { base: BasePrice; purchase: Purchase; search: URLSearchParams },
): ProductOffer {
  const ofVariant = chosenVariant(configurable, search);
  const variant = findVariant(configurable, ofVariant);
  const price = variant ?? base;
  const priced = pricedChoices(configurable, ofVariant, price);
  const addedCents = chosenValues(priced, ofVariant).reduce((total, { cents }) => total + cents, 0);
  const withoutChoices = {
    ...price,
    finalCents: price.finalCents - addedCents,
    regularCents: price.regularCents - addedCents,
  };
  const choices = [...priced, ...core.choices];
  const chosen = { ...chosenFrom(search, core.choices), ...ofVariant };
  const prices = variantPrices(configurable);
  return {
    choices,
    chosen,
    fields: core.fields,
    price: {
      ...productPrice(withoutChoices, choices, chosen),
      range: { lowestCents: Math.min(...prices), highestCents: Math.max(...prices), count: prices.length },
    },
    purchase: purchase.kind === "as-it-is" && !variant?.isInStock ? { kind: "not-made" } : purchase,
    pictures: variant?.pictures ?? [],
  };
}

function basePrice({ price_range }: RoutedProduct): BasePrice {
  const { final_price, regular_price } = price_range.minimum_price;
  return {
    finalCents: toCents(final_price.value),
    regularCents: toCents(regular_price.value),
    currency: final_price.currency ?? "USD",
  };
}

function extendedPurchase(
  { sku, stock_status }: RoutedProduct,
  { tool }: ProductExtension,
  chosen: Chosen,
): Purchase {
  if (stock_status === "OUT_OF_STOCK") return { kind: "soon" };
  if (!tool) return { kind: "as-it-is" };
  const search = new URLSearchParams({ sku: sku ?? "", ...chosen });
  return { kind: "designed", path: `${tool.path}?${search}` };
}

function corePurchase({ __typename, stock_status }: RoutedProduct, core: CoreOptions | null): Purchase {
  if (!ORDERED_HERE.includes(__typename)) return { kind: "not-here" };
  if (stock_status === "OUT_OF_STOCK") return { kind: "soon" };
  if (!core || core.configurable?.variants.length === 0) return { kind: "unknown" };
  if (core.needsMore === "design") return { kind: "rests" };
  return core.needsMore === null ? { kind: "as-it-is" } : { kind: "unknown" };
}
