import type { BlueprintTemplate, Slot, SurfaceBlueprint } from "./blueprint";
import { photoSlot, surface } from "./layers";
import { printedBackgrounds, printedTextColours, white } from "./palette";

/** What products that are printed have in common. */

/** @param ordinal "second", "third" … when it is not the only or first photo */
export function photoQuestion(ordinal?: string): Slot {
  if (!ordinal) return { title: "Photo", ask: "Add a photo." };
  return { title: `${ordinal[0].toUpperCase()}${ordinal.slice(1)} photo`, ask: `Add the ${ordinal} photo.` };
}

/** @param longest how many characters can be set well */
export function nameQuestion(longest: number): Slot {
  return { title: "Name", ask: "Type the name.", placeholder: "Name", longest };
}

/** @param placeholder an example, drawn faintly while there are no words */
export function lineQuestion(title: string, longest: number, placeholder = ""): Slot {
  return { title, ask: `Type the ${title.toLowerCase()}.`, placeholder, longest, optional: true };
}

/** A phone number, read back to the shopper before it is printed or engraved. */
export function phoneQuestion(): Slot {
  return {
    title: "Phone",
    ask: "Type the phone number.",
    placeholder: "555 0100",
    longest: 20,
    kind: "phone",
  };
}

/** The slots of one to four photos. */
export function photoQuestions(count: number): Record<string, Slot> {
  const ordinals = [undefined, "second", "third", "fourth"].slice(0, count);
  return Object.fromEntries(
    ordinals.map((ordinal, index) => [index === 0 ? "photo" : `photo-${index + 1}`, photoQuestion(ordinal)]),
  );
}

/** The slots of the names that go with so many photos. */
export function nameQuestions(count: number, longest: number): Record<string, Slot> {
  const ordinals = [undefined, "second", "third"].slice(0, count);
  return Object.fromEntries(
    ordinals.map((ordinal, index) => {
      if (!ordinal) return ["name", nameQuestion(longest)];
      const title = `${ordinal[0].toUpperCase()}${ordinal.slice(1)} name`;
      return [`name-${index + 1}`, { ...nameQuestion(longest), title, ask: `Type the ${ordinal} name.` }];
    }),
  );
}

/** A plain rectangle, whatever is chosen. */
export const rectangle: SurfaceBlueprint["mask"] = () => ({ kind: "rectangle" });

/** A rectangle whose corners have that radius, in millimetres. */
export function rounded(radius: number): SurfaceBlueprint["mask"] {
  return () => ({ kind: "rounded", radius });
}

/** A surface in any of the printed colours, to which photos, words and decorations may be added. */
export function printedSurface(
  print: Omit<SurfaceBlueprint, "backgrounds" | "textColours" | "allows">,
): SurfaceBlueprint {
  return {
    ...print,
    backgrounds: printedBackgrounds,
    textColours: printedTextColours,
    allows: ["photo", "text", "art"],
  };
}

/** One photo that fills the front. */
export function fullPhoto(front: SurfaceBlueprint["size"]): BlueprintTemplate {
  return {
    key: "full-photo",
    title: "Full photo",
    surfaces: (options) => ({
      front: surface(white, photoSlot("photo", { x: 0, y: 0, ...front(options) })),
    }),
  };
}
