import type { Blueprint } from "../../blueprint/blueprint";
import { glazes } from "../../blueprint/glazes";
import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { choice } from "../../blueprint/options";
import { cream, mint, navy, pine, terracotta, white } from "../../blueprint/palette";
import { nameQuestion, photoQuestion, printedSurface, rectangle } from "../../blueprint/printed";
import { sizeBy } from "../../blueprint/sizes";

/** The print goes around the bowl; its center faces the front. */
const wrap = sizeBy("size", {
  small: { width: 400, height: 48 },
  medium: { width: 500, height: 60 },
  large: { width: 620, height: 74 },
});

export const petBowls: Blueprint = {
  key: "pet-bowls",
  options: [
    {
      code: "color",
      title: "Rim and inside",
      values: glazes,
    },
    choice("size", "Size", { small: "Small, 12 oz", medium: "Medium, 24 oz", large: "Large, 48 oz" }),
  ],
  surfaces: () => [
    printedSurface({
      key: "wrap",
      title: "Around the bowl",
      size: wrap,
      bleed: 2,
      safe: 4,
      mask: rectangle,
    }),
  ],
  slots: { photo: photoQuestion(), name: nameQuestion(12) },
  templates: [
    {
      key: "name-only",
      title: "Name and paws",
      surfaces: (options) => {
        const size = wrap(options);
        const paw = (id: string, x: number, y: number) =>
          artSlot(id, "paw", squareIn(part(size, x, y, 0.05, 0.4)), terracotta);
        return {
          wrap: surface(
            cream,
            textSlot("name", part(size, 0.385, 0.14, 0.23, 0.72), { font: "fredoka", color: navy }),
            paw("paw-left", 0.325, 0.42),
            paw("paw-right", 0.625, 0.2),
          ),
        };
      },
    },
    {
      key: "photo-and-name",
      title: "Photo and name",
      surfaces: (options) => {
        const size = wrap(options);
        return {
          wrap: surface(
            mint,
            photoSlot("photo", squareIn(part(size, 0.335, 0.07, 0.13, 0.86)), "circle"),
            textSlot("name", part(size, 0.465, 0.18, 0.2, 0.64), { font: "pacifico", color: pine }),
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
