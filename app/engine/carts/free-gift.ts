import type { CatalogProduct } from "../catalog/catalog-product";
import { unitPrice } from "../catalog/price";
import type { Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { centsFromText } from "../totals/money";
import { type CartLine, isMerchandise } from "./view-line";

/**
 * The automatically added product (specification §3 "Configuration values"). It is no row of the cart: whoever looks
 * at a cart works it out of what the goods cost, so it is there once exactly while they cost enough.
 */
export interface FreeGift {
  product: CatalogProduct;
  /** What the goods must cost after discounts, in cents. */
  fromCents: number;
  /** What is still missing, in cents; 0 when it is reached. */
  missingCents: number;
  /** The shopper has removed it. */
  isDeclined: boolean;
}

/** By which the contract names its line, in every cart. */
export const FREE_GIFT_UID = "free-gift";

const NOT_TO_CHANGE = "This is a free gift, one per order. You can remove it but not change it.";

/** Of which product the store gives a piece, and from which amount on; null when it gives none. */
export function giftRule(
  configuration: ReadonlyMap<string, string>,
): { sku: string; fromCents: number } | null {
  const fromCents = centsFromText(configuration.get("auto_add_product_cart_amount"));
  const sku = configuration.get("auto_add_product_sku");
  if (configuration.get("auto_add_product_status") !== "1" || !sku || !fromCents) return null;
  return { sku, fromCents };
}

/** A gift is sent as it is: nothing that is designed first, for nobody else's money, and nothing that is worth money itself. */
export function isGiftable(product: CatalogProduct): boolean {
  return (
    Boolean(product.is_salable) && !product.blueprint && product.is_virtual === 0 && isMerchandise(product)
  );
}

/** Whether the line is in the cart. */
export function isAdded({ isDeclined, missingCents }: FreeGift): boolean {
  return missingCents === 0 && !isDeclined;
}

/** The line of the gift: one piece, each option as it is offered first. */
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
    isTaxed: false,
    problem: null,
  };
}

/** @throws GraphQLError of category input when the uid is that of the gift, which changes by itself alone */
export function rejectFreeGift(uid: string): void {
  if (uid === FREE_GIFT_UID) throw inputError(NOT_TO_CHANGE, "cart_item_uid");
}
