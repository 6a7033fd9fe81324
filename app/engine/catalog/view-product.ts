import type { Row } from "../database/schema";
import { enteredFields } from "../gift-certificates/gift-fields";
import type {
  CategoryTree,
  PriceRange,
  ProductImageGalleryEntry,
  SimpleProduct,
  TierPrice,
} from "../graphql/resolvers.generated";
import { toMoney } from "../totals/money";
import type { CatalogProduct } from "./catalog-product";
import { explainPrice } from "./explain-price";
import { cardPhotograph } from "./photographs";
import { priceAtQuantity, regularUnitPrice, unitPrice } from "./price";
import { productPictures } from "./product-pictures";
import { viewChoices, viewOptions, viewTool } from "./view-options";

/** A product's row with everything that determines its price. */
export type PricedProduct = Row<"product"> &
  Pick<CatalogProduct, "options" | "countedPrices" | "quantityBreaks">;

/** Placeholder; graphql/resolvers/review.ts resolves the reviews of queries that select them. */
const FOR_RESOLVERS = { reviews: { items: [], page_info: {} }, review_distribution: [] };

/** The product as the contract shows it. Its pictures are drawn on first request. */
export function viewProduct(row: PricedProduct, categories: CategoryTree[]): SimpleProduct {
  const { options } = row;
  let drawn: ProductImageGalleryEntry[] | undefined;
  const pictures = () => {
    drawn ??= productPictures(row);
    return drawn;
  };
  const mainPicture = () => ({
    url: pictures()[0].url,
    label: pictures()[0].label,
    position: 0,
    disabled: false,
  });
  const range = priceRange(row);
  const { final_price, discount } = range.minimum_price;
  const uid = productUid(row.sku);
  return {
    __typename: "SimpleProduct",
    uid,
    id: uid,
    sku: row.sku,
    name: row.name,
    url_key: row.url_key,
    url_path: row.url_key,
    url_suffix: "",
    canonical_url: row.url_key,
    stock_status: row.is_salable === 1 ? "IN_STOCK" : "OUT_OF_STOCK",
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    meta_keyword: row.meta_keyword,
    description: { html: row.description },
    short_description: { html: row.short_description },
    get image() {
      return mainPicture();
    },
    get small_image() {
      const photograph = cardPhotograph(row);
      return photograph ? { ...photograph, position: 0, disabled: false } : mainPicture();
    },
    get thumbnail() {
      return mainPicture();
    },
    get media_gallery() {
      return pictures();
    },
    categories,
    price_range: range,
    special_price: discount?.amount_off ? final_price.value : null,
    only_x_left_in_stock: null,
    related_products: [],
    upsell_products: [],
    crosssell_products: [],
    price_tiers: priceTiers(row),
    rating_summary: row.rating / 5,
    review_count: row.review_count,
    ...FOR_RESOLVERS,
    options: viewOptions(row, options),
    family: row.family,
    tool: viewTool(row),
    choices: viewChoices(options),
    entered_fields: enteredFields(row),
    price_note: explainPrice(row),
    gift_message_available: row.is_virtual === 0,
    gift_wrapping_available: row.is_virtual === 0,
    gift_wrapping_price: null,
    type: "PRODUCT",
    relative_url: row.url_key,
    redirect_code: 0,
  };
}

/** The uid of a product, by which lists of other clients name it. */
export function productUid(sku: string): string {
  return Buffer.from(`product/${sku}`).toString("base64url");
}

/** The lowest and the highest price, each with the regular price of the same piece. */
function priceRange(row: PricedProduct) {
  return { minimum_price: priceOf(row, {}), maximum_price: maximumPrice(row) };
}

/** Null for a product whose design may add to its price without a limit. */
function maximumPrice(row: PricedProduct): PriceRange["maximum_price"] {
  if (row.countedPrices.length > 0) return null;
  const highest = row.options.map(({ code, values }) => {
    const [value] = values.toSorted((one, other) => other.price_cents - one.price_cents);
    return [code, value?.code ?? ""];
  });
  return priceOf(row, Object.fromEntries(highest));
}

function priceOf(row: PricedProduct, chosen: Record<string, string>) {
  const finalCents = unitPrice(row, chosen);
  const regularCents = Math.max(finalCents, regularUnitPrice(row, chosen));
  const offCents = regularCents - finalCents;
  return {
    final_price: toMoney(finalCents),
    regular_price: toMoney(regularCents),
    discount: {
      amount_off: offCents / 100,
      percent_off: Math.round((offCents / regularCents) * 10_000) / 100,
    },
  };
}

/** The lowest unit price for each quantity break. */
function priceTiers(row: PricedProduct): TierPrice[] {
  const cents = unitPrice(row, {});
  return row.quantityBreaks.map(({ quantity, basisPoints }) => {
    const tierCents = priceAtQuantity(row, cents, quantity);
    return {
      quantity,
      final_price: toMoney(tierCents),
      discount: { amount_off: (cents - tierCents) / 100, percent_off: basisPoints / 100 },
    };
  });
}
