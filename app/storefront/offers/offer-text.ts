import { moneyText } from "../ui/money";

/**
 * An offer's text with its placeholders [SALE_TITLE] and [FREESHIPPING] filled (specification §9).
 * @param freeShippingPrice dollars, such as "99"
 */
export function fillPlaceholders(text: string, saleTitle: string, freeShippingPrice: string): string {
  const amount = moneyText({ value: Number(freeShippingPrice), currency: "USD" }).replace(/\.00$/, "");
  return text
    .replaceAll("[SALE_TITLE]", saleTitle)
    .replaceAll("[FREESHIPPING]", `Free Standard Shipping on all orders above ${amount}`)
    .trim();
}
