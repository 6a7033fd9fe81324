import spaceGrotesk from "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2";
import type { BrandView } from "~/brand/brand";
import type { HeadingFont } from "~/brand/tokens";
import fraunces from "./fraunces.generated.woff2";

const FILES: Record<HeadingFont, string> = { fraunces, "space-grotesk": spaceGrotesk };

/** URL of the font of the brand's headings, which pages preload. */
export function headingFontFile({ tokens }: BrandView): string {
  return FILES[tokens.headingFont];
}
