export interface HeaderOfferSeed {
  saleTitle: string;
  /** [SALE_TITLE] and [FREESHIPPING] are filled in by the storefront. */
  offerText: string;
  offerDescription: string;
  storeNotice: string;
}

export const headerOfferSeeds: HeaderOfferSeed[] = [
  {
    saleTitle: "Holiday Pet Sale",
    offerText: "[SALE_TITLE]: 10% off with code WELCOME10. [FREESHIPPING]",
    offerDescription:
      "Use the code WELCOME10 in the cart for 10% off everything we make. It works once on each order and cannot be combined with another code.",
    storeNotice: "",
  },
];
