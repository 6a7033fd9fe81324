import { part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { colorOption } from "../../blueprint/material-colors";
import { blush, cream, mint, navy, pine, terracotta } from "../../blueprint/palette";
import { fullPhoto, nameQuestion, photoQuestions, rectangle } from "../../blueprint/printed";
import { arrangement, inInches, textile } from "../../blueprint/textile";

export const pillow = textile({
  key: "pillow",
  sizes: inInches("14x14", "16x16", "18x18", "20x20"),
  options: [colorOption("Back", "natural", "charcoal", "sage", "terracotta")],
  coarseness: 1.5,
  bleed: 10,
  safe: 25,
  mask: rectangle,
  slots: {
    ...photoQuestions(4),
    name: nameQuestion(20),
  },
  templates: [
    arrangement("photo-and-name", "Photo and name", (size) =>
      surface(
        mint,
        photoSlot("photo", squareIn(part(size, 0.15, 0.08, 0.7, 0.65)), "circle"),
        textSlot("name", part(size, 0.12, 0.755, 0.76, 0.16), { font: "fredoka", color: pine }),
      ),
    ),
    fullPhoto,
    arrangement("two-photos", "Two photos", (size) =>
      surface(
        blush,
        photoSlot("photo", part(size, 0.1, 0.14, 0.385, 0.5), "arch"),
        photoSlot("photo-2", part(size, 0.515, 0.14, 0.385, 0.5), "arch"),
        textSlot("name", part(size, 0.1, 0.69, 0.8, 0.17), { font: "pacifico", color: terracotta }),
      ),
    ),
    arrangement("four-photos", "Four photos", (size) => {
      const photo = (id: string, x: number, y: number) =>
        photoSlot(id, part(size, x, y, 0.375, 0.335), "rounded");
      return surface(
        cream,
        photo("photo", 0.115, 0.09),
        photo("photo-2", 0.51, 0.09),
        photo("photo-3", 0.115, 0.445),
        photo("photo-4", 0.51, 0.445),
        textSlot("name", part(size, 0.12, 0.79, 0.76, 0.13), { font: "fredoka", color: navy }),
      );
    }),
  ],
});
