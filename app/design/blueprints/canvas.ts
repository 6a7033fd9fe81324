import type { Blueprint } from "../blueprint";
import { part, photoSlot, surface, textSlot } from "./layers";
import { cream, ink } from "./palette";
import { fullPhoto, nameQuestion, photoQuestion, printedSurface } from "./printed";
import { inchOption, inchSizes, sizeBy } from "./sizes";

const codes = ["8x8", "8x10", "12x12", "16x20", "24x36"];
const front = sizeBy("size", inchSizes(codes));

export const canvas: Blueprint = {
  key: "canvas",
  scene: "canvas",
  options: [
    inchOption(codes),
    {
      code: "frame",
      title: "Frame",
      values: [
        { code: "none", title: "No frame", swatch: "#efe7da" },
        { code: "black", title: "Black", swatch: "#2b2826" },
        { code: "oak", title: "Oak", swatch: "#c49a66" },
        { code: "white", title: "White", swatch: "#faf8f4" },
      ],
    },
  ],
  surfaces: [
    printedSurface({
      key: "front",
      title: "Front",
      size: front,
      bleed: 40,
      safe: 12,
      mask: { kind: "rectangle" },
    }),
  ],
  slots: {
    photo: photoQuestion(),
    name: nameQuestion(20),
  },
  templates: [
    fullPhoto(front),
    {
      key: "photo-and-name",
      title: "Photo and name",
      surfaces: (options) => {
        const size = front(options);
        return {
          front: surface(
            cream,
            photoSlot("photo", part(size, 0.1, 0.08, 0.8, 0.68)),
            textSlot("name", part(size, 0.12, 0.805, 0.76, 0.11), {
              font: "playfair-display",
              colour: ink,
            }),
          ),
        };
      },
    },
  ],
};
