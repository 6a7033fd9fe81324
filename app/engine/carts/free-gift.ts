import type { CatalogProduct } from "../catalog/catalog-product";
import { unitPrice } from "../catalog/price";
import type { Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { centsFromText } from "../totals/money";
import { type CartLine, isMerchandise } from "./view-line";

/**
 * The automatically added product (specification §3 "Configuration values"). It is not a row of the cart but derived
 * from the price of the items, so it is present exactly while they cost enough.
 */
export interface FreeGift {
  product: CatalogProduct;
  /** Minimum price of the items after discounts, in cents. */
  fromCents: number;
  /** Amount still missing, in cents; 0 when reached. */
  missingCents: number;
  /** The shopper has removed it. */
  isDeclined: boolean;
}

/** Its uid in the contract, in every cart. */
export const FREE_GIFT_UID = "free-gift";

const NOT_TO_CHANGE = "This is a free gift, one per order. You can remove it but not change it.";

/** The product and minimum amount of the store's free gift; null when there is none. */
export function giftRule(
  configuration: ReadonlyMap<string, string>,
): { sku: string; fromCents: number } | null {
  const fromCents = centsFromText(configuration.get("auto_add_product_cart_amount"));
  const sku = configuration.get("auto_add_product_sku");
  if (configuration.get("auto_add_product_status") !== "1" || !sku || !fromCents) return null;
  return { sku, fromCents };
}

/** Only products sold undesigned, paid by the store itself, and not money-like, can be given. */
export function isGiftable(product: CatalogProduct): boolean {
  return (
    Boolean(product.is_salable) && !product.blueprint && product.is_virtual === 0 && isMerchandise(product)
  );
}

/** True if the line is in the cart. */
export function isAdded({ isDeclined, missingCents }: FreeGift): boolean {
  return missingCents === 0 && !isDeclined;
}

/** The line of the gift: one piece, with the first value of each option. */
export function giftLine({ id }: Pick<Row<"cart">, "id">, { product }: FreeGift): CartLine {
  const options = Object.fromEntries(
    product.options.flatMap(({ code, values: [first] }) => (first ? [[code, first.code]] : [])),
  );
  return {
    item: {
      uid: FREE_GIFT_UID,
      cart_id: id,
      sku: product.sku,
      quantity: 1,
      options: JSON.stringify(options),
      design_id: null,
      design_revision: null,
      design_counts: "{}",
      gift_wrapping: null,
      gift_message: null,
      added_as: null,
      position: 0,
    },
    product,
    options,
    counts: {},
    pieceCents: unitPrice(product, options),
    unitPriceCents: 0,
    quantity: 1,
    offerPriceCents: null,
    isMemberPrice: false,
    isFreeGift: true,
    wrapping: null,
    wrappingCents: 0,
    takesDiscounts: false,
    taxClass: product.tax_class,
    problem: null,
  };
}

/** @throws GraphQLError of category input when the uid is the free gift's, which cannot be changed */
export function rejectFreeGift(uid: string): void {
  if (uid === FREE_GIFT_UID) throw inputError(NOT_TO_CHANGE, "cart_item_uid");
}
