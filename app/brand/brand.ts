import type { BrandTexts } from "./brand-schema";
import type { Tokens } from "./tokens";

/** A shop's name, words and looks: all that the folder of a brand says, its store's data aside. */
export interface Brand extends BrandTexts {
  /** The name of its folder, which is the code of its store too. */
  code: string;
  tokens: Tokens;
  /** The style sheet of the tokens. */
  css: string;
  /** Another one as soon as anything of it changes, for addresses of what browsers keep. */
  version: string;
  /** The mark beside the name: SVG. */
  logo: string;
}

/** What every page and its browser know of it. */
export type BrandView = Omit<Brand, "logo" | "home" | "letters" | "otherProducts">;
