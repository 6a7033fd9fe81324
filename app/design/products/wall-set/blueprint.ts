import type { Blueprint, BlueprintTemplate } from "../../blueprint/blueprint";
import { frameOption } from "../../blueprint/frames";
import { part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { blush, cream, ink, mint, pine, sky, white } from "../../blueprint/palette";
import {
  lineQuestion,
  nameQuestion,
  photoQuestion,
  printedSurface,
  rectangle,
} from "../../blueprint/printed";
import { inchOption, inchSizes, type Size, sizeBy } from "../../blueprint/sizes";
import type { Surface } from "../../document/document";

const codes = ["8x8", "8x10", "11x14", "12x12", "16x20"];
const panel = sizeBy("size", inchSizes(codes));
const grounds = { left: mint, middle: cream, right: sky };

/** Three panels hung side by side. */
export const wallSet: Blueprint = {
  key: "wall-set",
  options: [{ ...inchOption(codes), title: "Size of each" }, frameOption],
  surfaces: () =>
    [
      { key: "left", title: "Left" },
      { key: "middle", title: "Middle" },
      { key: "right", title: "Right" },
    ].map((each) => printedSurface({ ...each, size: panel, bleed: 40, safe: 12, mask: rectangle })),
  slots: {
    photo: photoQuestion(),
    name: nameQuestion(16),
    line: lineQuestion("Second line", 24),
  },
  templates: [
    template("three-photos", "Three photos", photoAlone, photoAlone, photoAlone),
    template(
      "three-pet-portraits",
      "Three pets",
      (size) => portrait(size, grounds.left),
      (size) => portrait(size, grounds.middle),
      (size) => portrait(size, grounds.right),
    ),
    template("photo-and-names", "Two photos and text", photoAlone, textAndPhoto, photoAlone),
  ],
};

type Arrange = (size: Size) => Surface;

function template(
  key: string,
  title: string,
  left: Arrange,
  middle: Arrange,
  right: Arrange,
): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => {
      const size = panel(options);
      return { left: left(size), middle: middle(size), right: right(size) };
    },
  };
}

function photoAlone(size: Size): Surface {
  return surface(white, photoSlot("photo", { x: 0, y: 0, ...size }));
}

function portrait(size: Size, ground: string): Surface {
  return surface(
    ground,
    photoSlot("photo", part(size, 0.14, 0.1, 0.72, 0.64), "arch"),
    textSlot("name", part(size, 0.1, 0.775, 0.8, 0.14), { font: "playfair-display", color: ink }),
  );
}

function textAndPhoto(size: Size): Surface {
  return surface(
    blush,
    photoSlot("photo", squareIn(part(size, 0.15, 0.08, 0.7, 0.53)), "circle"),
    textSlot("name", part(size, 0.1, 0.63, 0.8, 0.17), { font: "pacifico", color: pine }),
    textSlot("line", part(size, 0.1, 0.82, 0.8, 0.08), { font: "figtree", color: ink }),
  );
}
