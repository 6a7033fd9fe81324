import { moneyText } from "../ui/money";

/**
 * An offer's text with its placeholders [SALE_TITLE] and [FREESHIPPING] filled (specification §9).
 * @param freeShippingPrice dollars, such as "99"
 */
export function fillPlaceholders(text: string, saleTitle: string, freeShippingPrice: string): string {
  const amount = moneyText({ value: Number(freeShippingPrice), currency: "USD" }).replace(/\.00$/, "");
  return wordsOf(text)
    .replaceAll("[SALE_TITLE]", saleTitle)
    .replaceAll("[FREESHIPPING]", `Free Standard Shipping on all orders above ${amount}`)
    .trim();
}

const CHARACTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** The banner sets offers in its own type, so only the words of a merchant's markup are taken. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => CHARACTERS[name])
    .replace(/\s+/g, " ")
    .trim();
}
