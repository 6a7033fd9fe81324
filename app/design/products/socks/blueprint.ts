import type { Blueprint, BlueprintOption } from "../../blueprint/blueprint";
import { artSlot, photoSlot, surface } from "../../blueprint/layers";
import { colorOption } from "../../blueprint/material-colors";
import { choice } from "../../blueprint/options";
import { blush, marigold, mint, sky, terracotta, white } from "../../blueprint/palette";
import { photoQuestions, printedSurface, rectangle } from "../../blueprint/printed";
import { type Lattice, repeatsOf } from "../../blueprint/repeats";
import { sizeBy } from "../../blueprint/sizes";
import type { DesignDocument, Layer } from "../../document/document";

const leg = { width: 100, height: 170 };
const foot = sizeBy("size", {
  small: { width: 170, height: 90 },
  medium: { width: 190, height: 90 },
  large: { width: 215, height: 90 },
});
/** Both sides of both socks. */
const copies = 4;
const lattice: Lattice = { across: 56, down: 46, shift: 28 };
const everyOtherRow: Lattice = { across: 56, down: 92, shift: 0 };
const panel = { bleed: 5, safe: 4, mask: rectangle, copies };

const heelOption: BlueprintOption = colorOption(
  "Cuff, heel and toe",
  "black",
  "white",
  "navy",
  "pink",
  "green",
);

/** A pair of socks with a pattern of faces: the layers of the leg repeat over leg and foot. */
export const socks: Blueprint = {
  key: "socks",
  options: [
    choice("size", "Size", { small: "S, US 5 to 7", medium: "M, US 8 to 10", large: "L, US 11 to 13" }),
    heelOption,
  ],
  surfaces: (options) => [
    {
      ...printedSurface({ key: "leg", title: "Leg", size: () => leg, ...panel }),
      fixed: (document) => patternOn(document, leg, 0),
    },
    {
      ...printedSurface({ key: "foot", title: "Foot", size: foot, ...panel }),
      fixed: (document) => patternOn(document, foot(options), leg.height),
    },
  ],
  slots: photoQuestions(2),
  templates: [
    {
      key: "one-face",
      title: "One face, all over",
      surfaces: () => ({
        leg: surface(
          sky,
          photoSlot("photo", { x: 8, y: 8, width: 36, height: 36 }, "circle"),
          mark("paw", terracotta),
        ),
        foot: surface(sky),
      }),
    },
    {
      key: "two-faces",
      title: "Two alternating faces",
      surfaces: () => ({
        leg: surface(
          mint,
          photoSlot("photo", { x: 9, y: 6, width: 31, height: 31 }, "circle"),
          photoSlot("photo-2", { x: 37, y: 52, width: 31, height: 31 }, "circle"),
          mark("heart", marigold),
        ),
        foot: surface(mint),
      }),
    },
    {
      key: "hearts",
      title: "Faces in hearts",
      surfaces: () => ({
        leg: surface(
          blush,
          photoSlot("photo", { x: 8, y: 8, width: 38, height: 38 }, "heart"),
          mark("bone", white),
        ),
        foot: surface(blush),
      }),
    },
  ],
};

/** The small motif between the faces. */
function mark(art: string, color: string): Layer {
  return artSlot("mark", art, { x: 47, y: 21, width: 11, height: 11 }, color);
}

/** Repeats the layers of the leg; `below` is the distance of a panel's top from the leg's top edge. */
function patternOn(
  { template, surfaces }: DesignDocument,
  size: { width: number; height: number },
  below: number,
) {
  return surfaces.leg.layers.filter(isPattern).flatMap((layer) => {
    const here = { ...layer, box: { ...layer.box, y: layer.box.y - below } };
    const takesTurns = template === "two-faces" && layer.kind === "photo";
    return repeatsOf(here, { size, bleed: panel.bleed, lattice: takesTurns ? everyOtherRow : lattice });
  });
}

/** Checks whether a layer is the template's: text and pictures that a shopper adds are not repeated. */
function isPattern({ id }: Layer): boolean {
  return ["photo", "photo-2", "mark"].includes(id);
}
