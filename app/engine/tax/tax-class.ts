/** Tax classes of products. */
export const TAX_CLASSES = ["goods", "clothing", "gift_card", "service"] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** True for sales that are taxed unless the state exempts them; a gift card is money, and a membership a service. */
export function isTaxedClass(taxClass: TaxClass): boolean {
  return taxClass === "goods" || taxClass === "clothing";
}

/** True for what is a sale: a gift card is taxed when it is spent, not when it is bought. */
export function isSale(taxClass: TaxClass): boolean {
  return taxClass !== "gift_card";
}
