import type { Blueprint } from "../../blueprint/blueprint";
import { frontTemplate } from "../../blueprint/front-template";
import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { choice, swatchOption } from "../../blueprint/options";
import { cream, ink, marigold, navy, sky, terracotta, white } from "../../blueprint/palette";
import { fullPhoto, nameQuestion, photoQuestions, printedSurface } from "../../blueprint/printed";
import { inchSizes, sizeBy } from "../../blueprint/sizes";
import { skateDeck } from "../../geometry/silhouettes";

const sizes = inchSizes(["7.75x31.5", "8x32", "8.25x32"]);
const front = sizeBy("size", { medium: sizes["8x32"], narrow: sizes["7.75x31.5"], wide: sizes["8.25x32"] });

export const skateboard: Blueprint = {
  key: "skateboard",
  options: [
    choice("size", "Deck", { medium: "8.0 × 32 in", narrow: "7.75 × 31.5 in", wide: "8.25 × 32 in" }),
    {
      ...choice("setup", "Setup", { deck: "Deck only", complete: "With trucks and wheels" }),
      fixedInSample: true,
    },
    swatchOption("color", "Edge ply", {
      natural: ["Maple", "#e9dcc6"],
      black: ["Black", "#2b2826"],
      terracotta: ["Red", "#c0603f"],
    }),
  ],
  surfaces: () => [
    printedSurface({
      key: "front",
      title: "Underside",
      size: front,
      bleed: 6,
      safe: 12,
      mask: () => ({ kind: "path", path: skateDeck }),
    }),
  ],
  slots: { ...photoQuestions(3), name: nameQuestion(12) },
  templates: [
    frontTemplate(front, "photo-and-name", "Photo and name", (size) =>
      surface(
        marigold,
        artSlot("paw", "paw", squareIn(part(size, 0.25, 0.06, 0.5, 0.12)), terracotta),
        photoSlot("photo", part(size, 0.1, 0.29, 0.8, 0.28), "arch"),
        textSlot("name", part(size, 0.1, 0.59, 0.8, 0.14), { font: "luckiest-guy", color: navy }),
        artSlot("bone", "bone", squareIn(part(size, 0.25, 0.82, 0.5, 0.12)), terracotta),
      ),
    ),
    fullPhoto(front),
    frontTemplate(front, "three-photos", "Three photos", (size) =>
      surface(
        sky,
        ...[0.055, 0.385, 0.715].map((y, index) =>
          photoSlot(
            `photo${index === 0 ? "" : `-${index + 1}`}`,
            squareIn(part(size, 0.05, y, 0.9, 0.23)),
            "circle",
          ),
        ),
      ),
    ),
    frontTemplate(front, "paw-trail", "Name and paws", (size) =>
      surface(
        ink,
        artSlot("climb-1", "paw-climb", part(size, 0.2, 0.65, 0.6, 0.28), white),
        artSlot("climb-2", "paw-climb", part(size, 0.2, 0.08, 0.6, 0.28), white),
        textSlot("name", part(size, 0.08, 0.4, 0.84, 0.2), { font: "bebas-neue", color: cream }),
      ),
    ),
  ],
};
