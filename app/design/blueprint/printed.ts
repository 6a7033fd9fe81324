import type { Slot, SurfaceBlueprint } from "./blueprint";
import { printedBackgrounds, printedTextColors } from "./palette";

/** Slots, masks and surfaces that printed products share. */

/** @param ordinal "second", "third" … when it is not the only or first photo */
export function photoQuestion(ordinal?: string): Slot {
  if (!ordinal) return { title: "Photo", ask: "Add a photo." };
  return { title: `${ordinal[0].toUpperCase()}${ordinal.slice(1)} photo`, ask: `Add the ${ordinal} photo.` };
}

/**
 * The slot of a name, which may stay empty beside a photo.
 * @param maxLength maximum number of characters
 */
export function nameQuestion(maxLength: number): Slot {
  return {
    title: "Name",
    ask: "Type the name.",
    placeholder: "Name",
    maxLength,
    optional: "beside-photo",
  };
}

/** @param placeholder an example, drawn faintly while the text is empty */
export function lineQuestion(title: string, maxLength: number, placeholder = ""): Slot {
  return { title, ask: `Type the ${title.toLowerCase()}.`, placeholder, maxLength, optional: true };
}

/** Returns the slot of a phone number, which the shopper confirms before it is printed or engraved. */
export function phoneQuestion(): Slot {
  return {
    title: "Phone",
    ask: "Type the phone number.",
    placeholder: "555 0100",
    maxLength: 20,
    kind: "phone",
  };
}

/** Returns the slots of one to six photos. */
export function photoQuestions(count: number): Record<string, Slot> {
  const ordinals = [undefined, "second", "third", "fourth", "fifth", "sixth"].slice(0, count);
  return Object.fromEntries(
    ordinals.map((ordinal, index) => [index === 0 ? "photo" : `photo-${index + 1}`, photoQuestion(ordinal)]),
  );
}

/** Returns the slots of the names of that many photos. */
export function nameQuestions(count: number, maxLength: number): Record<string, Slot> {
  const ordinals = [undefined, "second", "third"].slice(0, count);
  return Object.fromEntries(
    ordinals.map((ordinal, index) => {
      if (!ordinal) return ["name", nameQuestion(maxLength)];
      const title = `${ordinal[0].toUpperCase()}${ordinal.slice(1)} name`;
      return [`name-${index + 1}`, { ...nameQuestion(maxLength), title, ask: `Type the ${ordinal} name.` }];
    }),
  );
}

/** A plain rectangle for all options. */
export const rectangle: SurfaceBlueprint["mask"] = () => ({ kind: "rectangle" });

/** Returns a rectangle mask with that corner radius in millimeters. */
export function rounded(radius: number): SurfaceBlueprint["mask"] {
  return () => ({ kind: "rounded", radius });
}

/** Returns a surface in any of the printed colors, to which photos, texts, decorations and QR codes may be added. */
export function printedSurface(
  print: Omit<SurfaceBlueprint, "backgrounds" | "textColors" | "hasFreeColors" | "allows">,
): SurfaceBlueprint {
  return {
    ...print,
    backgrounds: printedBackgrounds,
    textColors: printedTextColors,
    hasFreeColors: true,
    allows: ["photo", "text", "art", "code"],
  };
}
