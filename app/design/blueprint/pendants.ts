import type { Box } from "../document/document";
import { bar } from "../geometry/silhouettes";
import type { BlueprintOption, SurfaceBlueprint } from "./blueprint";
import { choice } from "./options";
import { shapeMask } from "./shapes-offered";
import { sizeBy } from "./sizes";

/** Settings that engraved and photo pendants share. */

export const engraved = { background: "#d9dadd", text: "#4a4b4f" };

export const pendant = sizeBy("shape", {
  circle: { width: 25, height: 25 },
  heart: { width: 26, height: 25 },
  bar: { width: 42, height: 11 },
});

export const metal: BlueprintOption = {
  code: "color",
  title: "Metal",
  values: [
    { code: "silver", title: "Silver", swatch: "#d5d8dc", engraving: "#4a4b4f" },
    { code: "gold", title: "Gold", swatch: "#e3bd63", engraving: "#5f4312" },
    { code: "rose-gold", title: "Rose gold", swatch: "#e2ac97", engraving: "#6b3527" },
  ],
};

export const chain: BlueprintOption = {
  ...choice("chain", "Chain", { "16in": "16 in", "18in": "18 in", "20in": "20 in" }),
  fixedInSample: true,
};

export const pendantMask: SurfaceBlueprint["mask"] = ({ shape }) =>
  shape === "bar" ? { kind: "path", path: bar } : shapeMask(shape);

/** Left, top, width and height in fractions of the pendant. */
export type Place = [Box["x"], Box["y"], Box["width"], Box["height"]];

/** Returns one side of bare metal; its letters must be at least 1.5 mm high. */
export function metalSide(key: string, title: string): SurfaceBlueprint {
  return {
    key,
    title,
    size: pendant,
    bleed: 0,
    safe: 1.5,
    mask: pendantMask,
    backgrounds: [engraved.background],
    textColors: [engraved.text],
    engravedIn: "color",
    minLetterHeight: 1.5,
    allows: ["text", "art"],
  };
}
