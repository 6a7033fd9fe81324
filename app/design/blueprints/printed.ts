import type { BlueprintTemplate, Slot, SurfaceBlueprint } from "../blueprint";
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

/** A surface in any of the printed colours. */
export function printedSurface(
  print: Pick<SurfaceBlueprint, "key" | "title" | "size" | "bleed" | "safe" | "mask">,
): SurfaceBlueprint {
  return { ...print, backgrounds: printedBackgrounds, textColours: printedTextColours };
}

/** One photo that fills the front. */
export function fullPhoto(front: SurfaceBlueprint["size"]): BlueprintTemplate {
  return {
    key: "full-photo",
    title: "Photo to the edges",
    surfaces: (options) => ({
      front: surface(white, photoSlot("photo", { x: 0, y: 0, ...front(options) })),
    }),
  };
}
