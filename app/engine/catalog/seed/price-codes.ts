import { startingPriceCents } from "./starting-prices";

/** What a price code makes cheaper: one product at a fixed price, or everything by a rate. */
export interface PriceCodeSeed {
  code: string;
  /** Left out: everything that is shipped. */
  sku?: string;
  size?: string;
  priceCents?: number;
  percentBasisPoints?: number;
}

/** Specification §4 "Price cache": two ways to the same price. */
const introduction: PriceCodeSeed[] = [
  { code: "6.99", sku: "free-photo-canvas", priceCents: 699 },
  { code: "6.9911x14at", sku: "free-canvas", size: "11x14", priceCents: 699 },
];

/**
 * Specification §9 "Fixed price overrides for landing pages" and "Default starting prices": their pages sell at these
 * prices to everybody; whoever came by the code keeps the price should the page's own rise.
 */
const landingPages: PriceCodeSeed[] = [
  { code: "9.99", sku: "free-photo-canvas", priceCents: 999 },
  { code: "13.99", sku: "free-canvas", size: "8x8", priceCents: 1399 },
  { code: "15.99", sku: "free-canvas", size: "8x10", priceCents: 1599 },
  { code: "17.99", sku: "free-canvas", size: "11x14", priceCents: 1799 },
  { code: "19.45", sku: "free-canvas", size: "12x12", priceCents: 1945 },
  { code: "10.06", sku: "free-pillow", priceCents: 1006 },
  { code: "10", sku: "gift-certificate", priceCents: 1000 },
  { code: "4.99", sku: "sale-magnet", priceCents: 499 },
  { code: "69.99", sku: "dog-wall-set", priceCents: 6999 },
  { code: "69.99", sku: "cat-wall-set", priceCents: 6999 },
  { code: "69.99", sku: "name-wall-set", priceCents: 6999 },
  { code: "22.63", sku: "photo-board", priceCents: 2263 },
  { code: "22.63", sku: "name-board", priceCents: 2263 },
  { code: "63.43", sku: "large-canvas", priceCents: startingPriceCents.US },
];

export const priceCodeSeeds: PriceCodeSeed[] = [
  ...introduction,
  ...landingPages,
  { code: "SALE", percentBasisPoints: 1000 },
];
