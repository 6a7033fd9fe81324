import { encodePriceCode } from "../../promotions/price-code";
import { holidaySeason } from "../../shared/holiday-season";

export interface HeaderOfferSeed {
  saleTitle: string;
  /** [SALE_TITLE] and [FREESHIPPING] are filled in by the storefront. */
  offerText: string;
  offerDescription: string;
  storeNotice: string;
  /** ISO times in UTC. An offer that ends is shown with the time it has left. */
  startsAt?: string;
  endsAt?: string;
  /** Shown to who carries one of these price codes: base64, divided by a space. */
  priceCodes?: string;
}

const OF_PRICE_CODES =
  "It came with the link that you followed, needs no code in the cart, and is remembered in this browser. The 50% for a first order do not come on top of it: where they make a piece cheaper, you get them in its place.";

export const headerOfferSeeds: HeaderOfferSeed[] = [
  {
    saleTitle: "Your introduction price",
    offerText: "[SALE_TITLE] is in the prices you see",
    offerDescription: OF_PRICE_CODES,
    storeNotice: "",
    priceCodes: ["6.99", "6.9911x14at"].map(encodePriceCode).join(" "),
  },
  {
    saleTitle: "Your 10% off",
    offerText: "[SALE_TITLE] is in every price you see",
    offerDescription: OF_PRICE_CODES,
    storeNotice: "",
    priceCodes: encodePriceCode("SALE"),
  },
  {
    saleTitle: "Holiday Pet Sale",
    offerText: "[SALE_TITLE]: 15% off with code HOLIDAY15",
    offerDescription:
      "Use the code HOLIDAY15 in the cart for 15% off everything we make, until the end of December 14. It works on every order of yours in that time and cannot be combined with another code.",
    storeNotice: "",
    ...holidaySeason(new Date().getUTCFullYear()),
  },
  {
    saleTitle: "Nice to meet you",
    offerText: "[SALE_TITLE]: 10% off with code WELCOME10",
    offerDescription:
      "Use the code WELCOME10 in the cart for 10% off everything we make. It works once on each order and cannot be combined with another code.",
    storeNotice: "",
  },
  {
    saleTitle: "",
    offerText: "[FREESHIPPING]",
    offerDescription:
      "It is taken off by itself in the cart, once what you buy comes to $99 or more after discounts. Express and priority shipping keep their price.",
    storeNotice: "",
  },
];
