/** A product as the catalogue is seeded with it. */
export interface ProductSeed {
  sku: string;
  name: string;
  urlKey: string;
  family: ProductFamily;
  /** Pets it is made for; none named: any. */
  pets?: Pet[];
  occasions?: Occasion[];
  /** Where it is designed; null for what is sold as it is. */
  tool: ToolSeed | null;
  /** What can be chosen of a product that is sold as it is. */
  options?: OptionSeed[];
  /** url_path of each category that lists it. */
  categories: string[];
  /** Cents, with the cheapest value of every option. */
  priceCents: number;
  /** Option code → value code → cents added; what is not named adds nothing. */
  surcharges?: Surcharges;
  /** Cents for each of what the blueprint counts, such as letters; `least` of them are in the price of lists. */
  countedPrices?: Record<string, { title: string; cents: number; least: number }>;
  /** From so many pieces, so many percent off each: { 5: 10, 10: 15 }. */
  quantityBreaks?: Record<number, number>;
  /** Of an offer: what the same thing costs on its own page. */
  regular?: { priceCents: number; surcharges?: Surcharges };
  /** Of an offer: what its price pays for. */
  priceNote?: string;
  /** Working days. */
  productionDays: number;
  isVirtual?: boolean;
  /** The day it came into the catalogue, yyyy-mm-dd. */
  since: string;
  shortDescription: string;
  /** HTML. */
  description: string;
  metaTitle: string;
  metaDescription: string;
  metaKeyword: string;
}

/** Options and their titles come from the blueprint. */
export interface ToolSeed {
  /** Key of the blueprint (app/design/blueprints). */
  blueprint: string;
  path: string;
  template: string;
  /** Option code → the values it is sold in; an option that is not named is sold in all. */
  sold?: Record<string, string[]>;
}

export interface OptionSeed {
  code: string;
  title: string;
  values: { code: string; title: string }[];
}

/** Option code → value code → cents. */
export type Surcharges = Record<string, Record<string, number>>;

export type ProductFamily =
  | "mugs"
  | "pillows"
  | "blankets"
  | "canvas"
  | "acrylic"
  | "metal"
  | "wood"
  | "frames"
  | "posters"
  | "photo-blocks"
  | "photo-boards"
  | "wall-sets"
  | "coasters"
  | "magnets"
  | "ornaments"
  | "puzzles"
  | "desk"
  | "doormats"
  | "bowls"
  | "travel"
  | "tags"
  | "bath-mats"
  | "rugs"
  | "placemats"
  | "beach-towels"
  | "yoga-mats"
  | "umbrellas"
  | "flip-flops"
  | "skateboards"
  | "wall-tiles"
  | "photo-books"
  | "calendars"
  | "photo-prints"
  | "bookmarks"
  | "custom-frames"
  | "double-acrylics"
  | "switch-plates"
  | "clocks"
  | "lamps"
  | "phone-stands"
  | "cutting-boards"
  | "jewelry"
  | "bus-rolls"
  | "playing-cards"
  | "memory-games"
  | "cubes"
  | "socks"
  | "aprons"
  | "stockings"
  | "hanging-and-wrap"
  | "neon-signs"
  | "gift-certificates"
  | "memberships";

export type Pet = "dog" | "cat" | "small-pet" | "bird" | "horse";

export type Occasion = "birthday" | "christmas" | "new-home" | "new-pet" | "remembrance" | "for-work";
