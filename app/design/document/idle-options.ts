import { findBlueprint } from "../products/known-products";
import type { DesignDocument } from "./document";

/** Returns the codes of options made irrelevant by other choices, such as the color of a mat when "no mat" is chosen. */
export function idleOptions({ blueprint, options }: Pick<DesignDocument, "blueprint" | "options">): string[] {
  return (findBlueprint(blueprint)?.options ?? [])
    .filter(({ idleWith }) => idleWith && options[idleWith.option] === idleWith.value)
    .map(({ code }) => code);
}
