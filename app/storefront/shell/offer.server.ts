import { ShellOfferDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { fillPlaceholders } from "./offer-text";

/** The store's offer above the header; specification §3 "Header offer". */
export interface Offer {
  text: string;
  details: string;
}

const USUAL_FREE_SHIPPING_PRICE = "99";

/** The first offer that is on, its placeholders filled; null when there is none or it cannot be had. */
export async function readOffer(): Promise<Offer | null> {
  const answer = await requestPublic(ShellOfferDocument, {}).catch(() => null);
  const item = answer?.headeroffer?.items?.[0];
  if (!item) return null;
  const configured = answer?.configuration?.configvalues?.find(
    (entry) => entry?.key === "free_shipping_price",
  );
  const fill = (text: string | null) =>
    fillPlaceholders(text ?? "", item.sale_title ?? "", configured?.value ?? USUAL_FREE_SHIPPING_PRICE);
  return { text: fill(item.offer_text) || fill(item.store_notice), details: fill(item.offer_description) };
}
