import { bar } from "../geometry/silhouettes";
import type { BlueprintOption, SurfaceBlueprint } from "./blueprint";
import { engravedSurface, metals } from "./engraved";
import { choice, fixedInSample } from "./options";
import { shapeMask } from "./shapes-offered";
import { sizeBy } from "./sizes";

/** Settings that engraved and photo pendants share. */

export const pendant = sizeBy("shape", {
  circle: { width: 25, height: 25 },
  heart: { width: 26, height: 25 },
  bar: { width: 42, height: 11 },
});

export const metal: BlueprintOption = { code: "color", title: "Metal", values: metals };

export const chain: BlueprintOption = fixedInSample(
  choice("chain", "Chain", { "16in": "16 in", "18in": "18 in", "20in": "20 in" }),
);

export const pendantMask: SurfaceBlueprint["mask"] = ({ shape }) =>
  shape === "bar" ? { kind: "path", path: bar } : shapeMask(shape);

/** Returns one side of bare metal. */
export function metalSide(key: string, title: string): SurfaceBlueprint {
  return engravedSurface({ key, title, size: pendant, safe: 1.5, mask: pendantMask });
}
