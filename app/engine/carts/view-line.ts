import type { CatalogProduct } from "../catalog/catalog-product";
import { type DesignCounts, readCounts } from "../catalog/counted-prices";
import { priceAtQuantity, unitPrice } from "../catalog/price";
import type { Row } from "../database/schema";
import { isGiftCertificate } from "../gift-certificates/gift-fields";
import { isMembership } from "../memberships/membership";
import type { PricedLine } from "../totals/total";

/** A line of a cart with what today's catalog says of it. */
export interface CartLine extends PricedLine {
  item: Row<"cart_item">;
  product: CatalogProduct;
  /** Option code → value code. */
  options: Record<string, string>;
  /** What of its design is counted for the price. */
  counts: DesignCounts;
  /** Of one piece, however many are bought. */
  pieceCents: number;
  isMemberPrice: boolean;
  /** The shop gives it with the cart: it costs nothing and counts for nothing. */
  isFreeGift: boolean;
  /** Of each piece; null: not wrapped. */
  wrapping: Row<"gift_wrapping"> | null;
  /** Why it cannot be bought any more; null when it can. */
  problem: string | null;
}

/** A line of a product that the store has no more is left out. @param pieces how many of that product are bought */
export function viewLine(
  item: Row<"cart_item">,
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
      isTaxed: isMerchandise(product),
      problem: problemOf(product, options),
    },
  ];
}

/** What a line is called where no more than its name is shown. */
export function lineName({ isFreeGift, product }: Pick<CartLine, "isFreeGift" | "product">): string {
  return isFreeGift ? `Free gift: ${product.name}` : product.name;
}

/** What is made or sent: neither money nor the right to lower prices. */
export function isMerchandise(product: CatalogProduct): boolean {
  return !isGiftCertificate(product) && !isMembership(product);
}

function problemOf(product: CatalogProduct, options: Record<string, string>): string | null {
  if (!product.is_salable) return `${product.name} isn't available right now.`;
  const missing = product.options.find(
    ({ code, values }) => !values.some((value) => value.code === options[code]),
  );
  return missing
    ? `Please choose ${missing.title.toLowerCase()} again: your choice is no longer available.`
    : null;
}
