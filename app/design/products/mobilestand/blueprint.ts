import type { Blueprint, BlueprintTemplate } from "../../blueprint/blueprint";
import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { choice, swatchOption } from "../../blueprint/options";
import { cream, marigold, mint, navy, pine, sky, terracotta } from "../../blueprint/palette";
import { fullPhoto, nameQuestion, photoQuestions, printedSurface } from "../../blueprint/printed";
import type { Surface } from "../../document/document";

/** Size of the visible part above the lip that holds the phone. */
const size = { width: 90, height: 120 };
const front = () => size;

/** Straight sides under a half circle, in a box of 100 by 100; the top is circular at the panel's proportion. */
const arch = "M0 37.5 C0 16.8 22.4 0 50 0 C77.6 0 100 16.8 100 37.5 L100 100 L0 100 Z";

export const mobilestand: Blueprint = {
  key: "mobilestand",
  options: [
    swatchOption("tone", "Material", {
      birch: ["Birch", "#ecd6b0"],
      walnut: ["Walnut", "#7d5535"],
      clear: ["Clear acrylic", "#dff4ee"],
    }),
    choice("shape", "Shape", { rectangle: "Rectangle", arch: "Arch" }),
  ],
  surfaces: () => [
    printedSurface({
      key: "front",
      title: "Front",
      size: front,
      bleed: 3,
      safe: 5,
      mask: ({ shape }) => (shape === "arch" ? { kind: "path", path: arch } : { kind: "rounded", radius: 8 }),
    }),
  ],
  slots: { ...photoQuestions(2), name: nameQuestion(14) },
  templates: [
    fullPhoto(front),
    template("photo-and-name", "Photo and name", () =>
      surface(
        sky,
        photoSlot("photo", squareIn(part(size, 0.12, 0.13, 0.76, 0.6)), "circle"),
        textSlot("name", part(size, 0.1, 0.73, 0.8, 0.19), { font: "pacifico", color: navy }),
      ),
    ),
    template("two-pets", "Two pets", () =>
      surface(
        mint,
        photoSlot("photo", squareIn(part(size, 0.1, 0.16, 0.48, 0.36)), "circle"),
        photoSlot("photo-2", squareIn(part(size, 0.42, 0.42, 0.48, 0.36)), "circle"),
        artSlot("heart", "heart", squareIn(part(size, 0.62, 0.24, 0.16, 0.12)), terracotta),
        textSlot("name", part(size, 0.1, 0.8, 0.8, 0.14), { font: "fredoka", color: pine }),
      ),
    ),
    template("name-and-paws", "Name and paws", () =>
      surface(
        marigold,
        artSlot("paw-1", "paw", squareIn(part(size, 0.18, 0.52, 0.24, 0.18)), cream),
        artSlot("paw-2", "paw", squareIn(part(size, 0.56, 0.4, 0.24, 0.18)), cream),
        artSlot("paw-3", "paw", squareIn(part(size, 0.26, 0.24, 0.24, 0.18)), cream),
        textSlot("name", part(size, 0.08, 0.72, 0.84, 0.2), { font: "fredoka", color: navy }),
      ),
    ),
  ],
};

function template(key: string, title: string, arrange: () => Surface): BlueprintTemplate {
  return { key, title, surfaces: () => ({ front: arrange() }) };
}
