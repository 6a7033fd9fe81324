import { findBlueprint } from "../products/known-products";
import type { DesignDocument } from "./document";

/** The codes of the options that say nothing beside what else is chosen, as the color of a mat where there is none. */
export function idleOptions({ blueprint, options }: Pick<DesignDocument, "blueprint" | "options">): string[] {
  return (findBlueprint(blueprint)?.options ?? [])
    .filter(({ idleWith }) => idleWith && options[idleWith.option] === idleWith.value)
    .map(({ code }) => code);
}
