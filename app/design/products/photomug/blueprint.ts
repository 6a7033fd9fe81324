import type { Blueprint } from "../../blueprint/blueprint";
import { glazes } from "../../blueprint/glazes";
import { part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { choice } from "../../blueprint/options";
import { blush, cream, mint, pine, terracotta, white } from "../../blueprint/palette";
import { nameQuestion, photoQuestions, printedSurface, rectangle } from "../../blueprint/printed";
import { sizeBy } from "../../blueprint/sizes";

/** The print goes around the mug from handle to handle; its center faces the front. */
const wrap = sizeBy("size", {
  "11oz": { width: 210, height: 88 },
  "15oz": { width: 222, height: 102 },
});

export const photomug: Blueprint = {
  key: "photomug",
  options: [
    {
      code: "color",
      title: "Handle and inside",
      values: [...glazes, { code: "yellow", title: "Yellow", swatch: "#f0c04c" }],
    },
    choice("size", "Size", { "11oz": "11 oz", "15oz": "15 oz" }),
  ],
  surfaces: () => [
    printedSurface({
      key: "wrap",
      title: "Around the mug",
      size: wrap,
      bleed: 2,
      safe: 4,
      mask: rectangle,
    }),
  ],
  slots: {
    ...photoQuestions(3),
    name: nameQuestion(20),
  },
  templates: [
    {
      key: "photo-and-name",
      title: "Photo and name",
      surfaces: (options) => {
        const size = wrap(options);
        return {
          wrap: surface(
            cream,
            photoSlot("photo", squareIn(part(size, 0.3, 0.06, 0.4, 0.66)), "circle"),
            textSlot("name", part(size, 0.29, 0.75, 0.42, 0.2), { font: "pacifico", color: terracotta }),
          ),
        };
      },
    },
    {
      key: "two-photos",
      title: "Two photos",
      surfaces: (options) => {
        const size = wrap(options);
        return {
          wrap: surface(
            blush,
            photoSlot("photo", squareIn(part(size, 0.285, 0.1, 0.21, 0.56)), "rounded"),
            photoSlot("photo-2", squareIn(part(size, 0.505, 0.1, 0.21, 0.56)), "rounded"),
            textSlot("name", part(size, 0.29, 0.7, 0.42, 0.2), { font: "fredoka", color: pine }),
          ),
        };
      },
    },
    {
      key: "three-photos",
      title: "Three photos",
      surfaces: (options) => {
        const size = wrap(options);
        const photo = (id: string, x: number) =>
          photoSlot(id, squareIn(part(size, x, 0.1, 0.168, 0.54)), "circle");
        return {
          wrap: surface(
            mint,
            photo("photo", 0.24),
            photo("photo-2", 0.416),
            photo("photo-3", 0.592),
            textSlot("name", part(size, 0.28, 0.66, 0.44, 0.22), { font: "caveat", color: pine }),
          ),
        };
      },
    },
    {
      key: "full-wrap",
      title: "All around",
      surfaces: (options) => ({
        wrap: surface(white, photoSlot("photo", { x: 0, y: 0, ...wrap(options) })),
      }),
    },
  ],
};
