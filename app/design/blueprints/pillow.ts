import type { Blueprint } from "../blueprint";
import { part, photoSlot, squareIn, surface, textSlot } from "./layers";
import { mint, pine } from "./palette";
import { fullPhoto, nameQuestion, photoQuestion, printedSurface } from "./printed";
import { inchOption, inchSizes, sizeBy } from "./sizes";

const codes = ["14x14", "16x16", "18x18", "20x20"];
const front = sizeBy("size", inchSizes(codes));

export const pillow: Blueprint = {
  key: "pillow",
  scene: "pillow",
  options: [
    inchOption(codes),
    {
      code: "color",
      title: "Back",
      values: [
        { code: "natural", title: "Natural", swatch: "#e9dcc6" },
        { code: "charcoal", title: "Charcoal", swatch: "#4a4643" },
        { code: "sage", title: "Sage", swatch: "#9db29a" },
        { code: "terracotta", title: "Terracotta", swatch: "#c0603f" },
      ],
    },
  ],
  surfaces: [
    printedSurface({
      key: "front",
      title: "Front",
      size: front,
      bleed: 10,
      safe: 25,
      mask: { kind: "rectangle" },
    }),
  ],
  slots: {
    photo: photoQuestion(),
    name: nameQuestion(20),
  },
  templates: [
    {
      key: "photo-and-name",
      title: "Photo and name",
      surfaces: (options) => {
        const size = front(options);
        return {
          front: surface(
            mint,
            photoSlot("photo", squareIn(part(size, 0.15, 0.08, 0.7, 0.65)), "circle"),
            textSlot("name", part(size, 0.12, 0.755, 0.76, 0.16), { font: "fredoka", colour: pine }),
          ),
        };
      },
    },
    fullPhoto(front),
  ],
};
