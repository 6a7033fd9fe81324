import type { Blueprint } from "../blueprint";
import { frontTemplate } from "./front-template";
import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "./layers";
import { blush, cream, ink, mint, navy, pine, sky, terracotta } from "./palette";
import { fullPhoto, lineQuestion, nameQuestions, photoQuestions, printedSurface, rounded } from "./printed";
import { inchOption, inchSizes, sizeBy } from "./sizes";

const codes = ["24x17", "30x20", "34x21"];
const front = sizeBy("size", inchSizes(codes));

export const bathmat: Blueprint = {
  key: "bathmat",
  options: [
    inchOption(codes),
    {
      code: "material",
      title: "Pile",
      values: [
        { code: "foam", title: "Memory foam" },
        { code: "chenille", title: "Chenille" },
      ],
    },
    {
      code: "color",
      title: "Edge",
      values: [
        { code: "white", title: "White", swatch: "#fbf8f2" },
        { code: "sage", title: "Sage", swatch: "#9db29a" },
        { code: "grey", title: "Gray", swatch: "#8f8c88" },
        { code: "navy", title: "Navy", swatch: "#2c4364" },
      ],
    },
  ],
  surfaces: () => [
    printedSurface({
      key: "front",
      title: "Front",
      size: front,
      coarseness: 2.5,
      bleed: 10,
      safe: 25,
      mask: rounded(30),
    }),
  ],
  slots: {
    ...photoQuestions(2),
    ...nameQuestions(2, 18),
    line: lineQuestion("First line", 26, "Paws dry?"),
  },
  templates: [
    frontTemplate(front, "photo-and-name", "Photo and name", (size) =>
      surface(
        sky,
        photoSlot("photo", squareIn(part(size, 0.06, 0.12, 0.44, 0.76)), "circle"),
        textSlot("line", part(size, 0.53, 0.27, 0.4, 0.13), { font: "figtree", colour: ink }),
        textSlot("name", part(size, 0.53, 0.43, 0.4, 0.28), { font: "fredoka", colour: navy }),
      ),
    ),
    fullPhoto(front),
    frontTemplate(front, "paw-trail", "Wet paws and words", (size) =>
      surface(
        mint,
        artSlot("trail", "paw-trail", part(size, 0.06, 0.7, 0.88, 0.21), pine),
        textSlot("line", part(size, 0.12, 0.12, 0.76, 0.16), { font: "caveat", colour: ink }),
        textSlot("name", part(size, 0.08, 0.3, 0.84, 0.32), { font: "pacifico", colour: terracotta }),
      ),
    ),
    frontTemplate(front, "two-pet-portraits", "Two pets", (size) =>
      surface(
        blush,
        photoSlot("photo", squareIn(part(size, 0.07, 0.09, 0.41, 0.6)), "circle"),
        textSlot("name", part(size, 0.09, 0.72, 0.37, 0.16), { font: "fredoka", colour: pine }),
        photoSlot("photo-2", squareIn(part(size, 0.52, 0.09, 0.41, 0.6)), "circle"),
        textSlot("name-2", part(size, 0.54, 0.72, 0.37, 0.16), { font: "fredoka", colour: pine }),
      ),
    ),
    frontTemplate(front, "name-only", "Words only", (size) =>
      surface(
        cream,
        textSlot("line", part(size, 0.15, 0.16, 0.7, 0.18), { font: "figtree", colour: ink }),
        textSlot("name", part(size, 0.08, 0.38, 0.84, 0.44), { font: "bebas-neue", colour: navy }),
      ),
    ),
  ],
};
