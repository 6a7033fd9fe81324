import type { CatalogProduct } from "../catalog/catalog-product";
import { priceAtQuantity, unitPrice } from "../catalog/price";
import { type DesignCounts, readCounts } from "../catalog/prices-per-unit";
import type { Row } from "../database/schema";
import { isGiftCertificate } from "../gift-certificates/gift-fields";
import { isMembership } from "../memberships/membership";
import type { TaxClass } from "../tax/tax-class";
import type { PricedLine } from "../totals/total";

/** A stored line; with its design in words where that was read. */
export type CartItemRow = Row<"cart_item"> & { design_description?: string | null };

/** A line of a cart with the current catalog data. */
export interface CartLine extends PricedLine {
  item: CartItemRow;
  product: CatalogProduct;
  /** Option code → value code. */
  options: Record<string, string>;
  /** Counted parts of its design that are part of the price. */
  counts: DesignCounts;
  /** Price of one piece, without quantity discounts. */
  pieceCents: number;
  isMemberPrice: boolean;
  /** Added by the store as a free gift: it costs nothing and counts toward nothing. */
  isFreeGift: boolean;
  /** For each piece; null: not wrapped. */
  wrapping: Row<"gift_wrapping"> | null;
  /** The reason it can no longer be bought; null when it can. */
  problem: string | null;
}

/**
 * The line in a list, which is empty when its product no longer exists.
 * @param pieces total pieces of the product, for quantity discounts
 */
export function viewLine(
  item: CartItemRow,
  product: CatalogProduct | undefined,
  wrappings: ReadonlyMap<string, Row<"gift_wrapping">>,
  pieces: number,
): CartLine[] {
  if (!product) return [];
  const options: Record<string, string> = JSON.parse(item.options);
  const counts = readCounts(item.design_counts);
  const pieceCents = unitPrice(product, options, counts);
  const wrapping = wrappings.get(item.gift_wrapping ?? "") ?? null;
  return [
    {
      item,
      product,
      options,
      counts,
      pieceCents,
      unitPriceCents: priceAtQuantity(product, pieceCents, pieces),
      quantity: item.quantity,
      offerPriceCents: null,
      isMemberPrice: false,
      isFreeGift: false,
      wrapping,
      wrappingCents: wrapping?.price_cents ?? 0,
      takesDiscounts: isMerchandise(product),
      taxClass: taxClassOf(product),
      problem: problemOf(product, options, counts),
    },
  ];
}

/** Name of a line where only its name is shown. */
export function lineName({ isFreeGift, product }: Pick<CartLine, "isFreeGift" | "product">): string {
  return isFreeGift ? `Free gift: ${product.name}` : product.name;
}

/** True for products that are made or shipped, as opposed to gift certificates and memberships. */
export function isMerchandise(product: CatalogProduct): boolean {
  return !isGiftCertificate(product) && !isMembership(product);
}

/** The product's tax class; a gift certificate is never goods, whatever the catalog says, and a membership a service. */
function taxClassOf(product: CatalogProduct): TaxClass {
  if (isGiftCertificate(product)) return "gift_card";
  return isMembership(product) ? "service" : product.tax_class;
}

function problemOf(
  product: CatalogProduct,
  options: Record<string, string>,
  counts: DesignCounts,
): string | null {
  if (!product.is_salable) return `${product.name} isn't available right now.`;
  if (product.countedPrices.some(({ code, measure }) => measure && counts[code] === undefined))
    return `The price of ${product.name} now depends on its tube. Please edit the design and update your cart.`;
  const missing = product.options.find(
    ({ code, values }) => !values.some((value) => value.code === options[code]),
  );
  return missing
    ? `Please choose ${missing.title.toLowerCase()} again: your choice is no longer available.`
    : null;
}
