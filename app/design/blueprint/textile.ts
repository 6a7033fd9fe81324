import type { Blueprint, BlueprintOption, SurfaceBlueprint } from "./blueprint";
import { type PrintedGood, printedGood } from "./printed-good";
import { footOption, footSizes, inchOption, inchSizes, sizeBy } from "./sizes";

/** A value of the first question about a textile, which decides the size of its front. */
interface SizeChoice {
  option: BlueprintOption;
  /** In millimeters. */
  size: SurfaceBlueprint["size"];
}

interface Textile extends Omit<PrintedGood, "size"> {
  sizes: SizeChoice;
  /** The options after the size. */
  options: BlueprintOption[];
}

/** A piece of cloth, pile or rubber that is printed on one side. */
export function textile({ sizes: { option, size }, options, ...good }: Textile): Blueprint {
  return printedGood({ ...good, size, options: [option, ...options] });
}

/** Sizes such as 14x20: width by height in inches. */
export function inInches(...codes: string[]): SizeChoice {
  return { option: inchOption(codes), size: sizeBy("size", inchSizes(codes)) };
}

/** Sizes such as 3x5: width by height in feet. */
export function inFeet(...codes: string[]): SizeChoice {
  return { option: footOption(codes), size: sizeBy("size", footSizes(codes)) };
}
