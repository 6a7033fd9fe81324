import type { Surface } from "../document/document";
import type {
  Blueprint,
  BlueprintOption,
  BlueprintTemplate,
  ChosenOptions,
  SurfaceBlueprint,
} from "./blueprint";
import { frontTemplate } from "./front-template";
import { printedSurface } from "./printed";
import { footOption, footSizes, inchOption, inchSizes, type Size, sizeBy } from "./sizes";

/** A value of the first question about a textile, which decides the size of its front. */
interface SizeChoice {
  option: BlueprintOption;
  /** In millimeters. */
  size: SurfaceBlueprint["size"];
}

interface Textile
  extends Pick<Blueprint, "key" | "slots">,
    Pick<SurfaceBlueprint, "bleed" | "safe" | "mask" | "coarseness"> {
  sizes: SizeChoice;
  /** The options after the size. */
  options: BlueprintOption[];
  /** The title of the printed side; Front by default. */
  title?: string;
  /** Each returns a template for the front's size; the first is the default. */
  templates: ((front: SurfaceBlueprint["size"]) => BlueprintTemplate)[];
}

/** A piece of cloth, pile or rubber that is printed on one side. */
export function textile({
  key,
  slots,
  sizes,
  options,
  title = "Front",
  templates,
  ...print
}: Textile): Blueprint {
  return {
    key,
    options: [sizes.option, ...options],
    surfaces: () => [printedSurface({ key: "front", title, size: sizes.size, ...print })],
    slots,
    templates: templates.map((template) => template(sizes.size)),
  };
}

/** An arrangement of a textile's front. */
export function arrangement(
  key: string,
  title: string,
  arrange: (size: Size, options: ChosenOptions) => Surface,
): (front: SurfaceBlueprint["size"]) => BlueprintTemplate {
  return (front) => frontTemplate(front, key, title, arrange);
}

/** Sizes such as 14x20: width by height in inches. */
export function inInches(...codes: string[]): SizeChoice {
  return { option: inchOption(codes), size: sizeBy("size", inchSizes(codes)) };
}

/** Sizes such as 3x5: width by height in feet. */
export function inFeet(...codes: string[]): SizeChoice {
  return { option: footOption(codes), size: sizeBy("size", footSizes(codes)) };
}
