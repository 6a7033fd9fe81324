import type { Blueprint } from "../blueprint";
import { part, photoSlot, surface, textSlot } from "./layers";
import { cream, ink, printedBackgrounds, printedTextColours, white } from "./palette";
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
    {
      key: "front",
      title: "Front",
      size: front,
      bleed: 40,
      safe: 12,
      mask: { kind: "rectangle" },
      backgrounds: printedBackgrounds,
      textColours: printedTextColours,
    },
  ],
  slots: {
    photo: { title: "Photo", ask: "Add a photo." },
    name: { title: "Name", ask: "Type the name.", placeholder: "Name", longest: 20 },
  },
  templates: [
    {
      key: "full-photo",
      title: "Photo to the edges",
      surfaces: (options) => ({
        front: surface(white, photoSlot("photo", { x: 0, y: 0, ...front(options) })),
      }),
    },
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
