import { shortMoneyText } from "../ui/money";

/** Dollars, if the configuration has no value. */
const USUAL_FREE_SHIPPING_PRICE = "99";

/**
 * The order amount from which shipping is free, such as "$99"; null when the store has switched free shipping off.
 * @param configured dollars, as configured; empty when switched off
 */
export function freeShippingAmount(configured: string | null | undefined): string | null {
  const text = configured ?? USUAL_FREE_SHIPPING_PRICE;
  if (text.trim() === "") return null;
  return shortMoneyText({ value: Number(text), currency: "USD" });
}

/**
 * Fills the placeholders [SALE_TITLE] and [FREESHIPPING] of an offer's text (specification §9).
 * @param freeShippingFrom such as "$99"; null when the store has switched free shipping off
 */
export function fillPlaceholders(text: string, saleTitle: string, freeShippingFrom: string | null): string {
  const freeShipping =
    freeShippingFrom === null ? "" : `Free Standard Shipping on all orders above ${freeShippingFrom}`;
  return wordsOf(text)
    .replaceAll("[SALE_TITLE]", saleTitle)
    .replaceAll("[FREESHIPPING]", freeShipping)
    .trim();
}

const CHARACTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Returns the text of a merchant's markup, because the banner has its own typography. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => CHARACTERS[name])
    .replace(/\s+/g, " ")
    .trim();
}
