import { ShellOfferDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { moneyText } from "../ui/money";

/** The store's offer above the header; specification §3 "Header offer". */
export interface Offer {
  text: string;
  details: string;
}

/** The first offer that is on, its placeholders filled; null when there is none or it cannot be had. */
export async function readOffer(): Promise<Offer | null> {
  const answer = await requestPublic(ShellOfferDocument, {}).catch(() => null);
  const item = answer?.headeroffer?.items?.[0];
  if (!item) return null;
  const price = answer?.configuration?.configvalues?.find(
    (entry) => entry?.key === "free_shipping_price",
  )?.value;
  const fill = (text: string | null) => fillPlaceholders(text ?? "", item.sale_title ?? "", price ?? "99");
  return {
    text: fill(item.offer_text) || fill(item.store_notice),
    details: fill(item.offer_description),
  };
}

/** Specification §9: the placeholders [SALE_TITLE] and [FREESHIPPING]; the price in dollars. */
export function fillPlaceholders(text: string, saleTitle: string, freeShippingPrice: string): string {
  const amount = moneyText({ value: Number(freeShippingPrice), currency: "USD" }).replace(/\.00$/, "");
  return text
    .replaceAll("[SALE_TITLE]", saleTitle)
    .replaceAll("[FREESHIPPING]", `Free Standard Shipping on all orders above ${amount}`)
    .trim();
}
