import type { BlueprintOption } from "./blueprint";
import { pick, type Swatches, swatchOption } from "./options";

const frames = {
  none: ["No frame", "#efe7da"],
  black: ["Black", "#2b2826"],
  oak: ["Oak", "#c49a66"],
  white: ["White", "#faf8f4"],
  walnut: ["Walnut", "#6f4a30"],
  cherry: ["Cherry", "#9a4f35"],
  gold: ["Gold leaf", "#d8ae57"],
} satisfies Swatches;

/** Returns the option of the woods of a frame, in the order in which they are offered. */
export function frameWoodOption(title: string, ...codes: (keyof typeof frames)[]): BlueprintOption {
  return swatchOption("frame", title, pick(frames, codes));
}

/** Offers a frame around a print, or none. */
export const frameOption = frameWoodOption("Frame", "none", "black", "oak", "white");
