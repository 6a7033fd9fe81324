import type { BrandTexts } from "./brand-schema";
import type { Tokens } from "./tokens";

/** A store's name, texts and theme: everything in a brand's folder except the data of its store. */
export interface Brand extends BrandTexts {
  /** Name of the brand's folder, and code of its store. */
  code: string;
  tokens: Tokens;
  /** Style sheet with the design tokens. */
  css: string;
  /** Changes whenever anything of the brand changes; used in addresses of files that browsers cache. */
  version: string;
  /** The logo beside the name, as SVG. */
  logo: string;
}

/** The part of the brand that every page sends to the browser. */
export type BrandView = Omit<Brand, "logo" | "home" | "letters" | "otherProducts">;
