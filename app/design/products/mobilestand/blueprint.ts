import { arrangement, fullPhoto } from "../../blueprint/arrangements";
import { squareArtIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { choice, swatchOf, swatchOption } from "../../blueprint/options";
import { cream, marigold, mint, navy, pine, sky, terracotta } from "../../blueprint/palette";
import { nameQuestion, photoQuestions } from "../../blueprint/printed";
import { printedGood } from "../../blueprint/printed-good";

/** Size of the visible part above the lip that holds the phone. */
const front = () => ({ width: 90, height: 120 });

/** Straight sides under a half circle, in a box of 100 by 100; the top is circular at the panel's proportion. */
const arch = "M0 37.5 C0 16.8 22.4 0 50 0 C77.6 0 100 16.8 100 37.5 L100 100 L0 100 Z";

const tone = swatchOption("tone", "Material", {
  birch: ["Birch", "#ecd6b0"],
  walnut: ["Walnut", "#7d5535"],
  clear: ["Clear acrylic", "#dff4ee"],
});

export const mobilestand = printedGood({
  key: "mobilestand",
  options: [tone, choice("shape", "Shape", { rectangle: "Rectangle", arch: "Arch" })],
  size: front,
  /** White is printed on acrylic only. */
  byOptions: (options) => (options.tone === "clear" ? {} : { bareColor: swatchOf(tone, options) }),
  bleed: 3,
  safe: 5,
  mask: ({ shape }) => (shape === "arch" ? { kind: "path", path: arch } : { kind: "rounded", radius: 8 }),
  slots: { ...photoQuestions(2), name: nameQuestion(14) },
  area: ({ shape }) => (shape === "arch" ? [0.16, 0.17, 0.68, 0.76] : undefined),
  templates: [
    fullPhoto,
    arrangement("photo-and-name", "Photo and name", sky, [
      squarePhotoIn("photo", [0.12, 0.13, 0.76, 0.6]),
      textIn("name", [0.1, 0.73, 0.8, 0.19], { font: "pacifico", color: navy }),
    ]),
    arrangement("two-pets", "Two pets", mint, [
      squarePhotoIn("photo", [0.1, 0.16, 0.48, 0.36]),
      squarePhotoIn("photo-2", [0.42, 0.42, 0.48, 0.36]),
      squareArtIn("heart", "heart", [0.62, 0.24, 0.16, 0.12], terracotta),
      textIn("name", [0.1, 0.8, 0.8, 0.14], { font: "fredoka", color: pine }),
    ]),
    arrangement("name-and-paws", "Name and paws", marigold, [
      squareArtIn("paw-1", "paw", [0.18, 0.52, 0.24, 0.18], cream),
      squareArtIn("paw-2", "paw", [0.56, 0.4, 0.24, 0.18], cream),
      squareArtIn("paw-3", "paw", [0.26, 0.24, 0.24, 0.18], cream),
      textIn("name", [0.08, 0.72, 0.84, 0.2], { font: "fredoka", color: navy }),
    ]),
  ],
});
