import { moneyText } from "../ui/money";

/** Dollars, where the configuration names none. */
const USUAL_FREE_SHIPPING_PRICE = "99";

/** From which amount on shipping is free, such as "$99". @param configured dollars as the configuration says them */
export function freeShippingAmount(configured: string | null | undefined): string {
  const dollars = Number(configured ?? USUAL_FREE_SHIPPING_PRICE);
  return moneyText({ value: dollars, currency: "USD" }).replace(/\.00$/, "");
}

/**
 * An offer's text with its placeholders [SALE_TITLE] and [FREESHIPPING] filled (specification §9).
 * @param freeShippingFrom such as "$99"
 */
export function fillPlaceholders(text: string, saleTitle: string, freeShippingFrom: string): string {
  return wordsOf(text)
    .replaceAll("[SALE_TITLE]", saleTitle)
    .replaceAll("[FREESHIPPING]", `Free Standard Shipping on all orders above ${freeShippingFrom}`)
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
