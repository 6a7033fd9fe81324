import type { BlueprintOption, SurfaceBlueprint } from "./blueprint";

/** Colors of engravings in the studio, before the metal is chosen. */
export const engraved = { background: "#d9dadd", text: "#4a4b4f" };

/** Metals of tags and jewelry. */
export const metals: BlueprintOption["values"] = [
  { code: "silver", title: "Silver", swatch: "#d5d8dc", engraving: "#4a4b4f" },
  { code: "gold", title: "Gold", swatch: "#e3bd63", engraving: "#5f4312" },
  { code: "rose-gold", title: "Rose gold", swatch: "#e2ac97", engraving: "#6b3527" },
];

type EngravedSide = Pick<SurfaceBlueprint, "key" | "title" | "size" | "safe" | "mask"> &
  Partial<SurfaceBlueprint>;

/** Returns a side of bare metal of the option `color`, unless the side says otherwise; letters are at least 1.5 mm high. */
export function engravedSurface(side: EngravedSide): SurfaceBlueprint {
  return {
    bleed: 0,
    backgrounds: [engraved.background],
    textColors: [engraved.text],
    engravedIn: "color",
    minLetterHeight: 1.5,
    allows: ["text", "art", "code"],
    ...side,
  };
}
