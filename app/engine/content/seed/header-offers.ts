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
}

export const headerOfferSeeds: HeaderOfferSeed[] = [
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
