import type { BlueprintTemplate } from "../../blueprint/blueprint";
import { roundHole } from "../../blueprint/holes";
import {
  artIn,
  layout,
  type Part,
  photoIn,
  squareArtIn,
  squarePhotoIn,
  textIn,
  whole,
} from "../../blueprint/layout";
import { colorOption } from "../../blueprint/material-colors";
import { choice } from "../../blueprint/options";
import { blush, cream, ink, lilac, navy, pine, sky, terracotta, white } from "../../blueprint/palette";
import { lineQuestion, nameQuestion, photoQuestions, printedSurface, rounded } from "../../blueprint/printed";
import { withSharedLayouts } from "../../blueprint/with-shared-layouts";

const size = { width: 50, height: 150 };
/** In millimeters. */
const TASSEL_HOLE = { y: 6.5, diameter: 5.5 };
const sides = [
  { key: "front", title: "Front" },
  { key: "back", title: "Back" },
];

export const bookmarks = withSharedLayouts(
  {
    key: "bookmarks",
    options: [
      choice("pieces", "Set of", { 5: "5 bookmarks", 10: "10 bookmarks", 25: "25 bookmarks" }),
      colorOption("Tassel", "terracotta", "navy", "sage", "yellow"),
    ],
    surfaces: () =>
      sides.map((side) =>
        printedSurface({
          ...side,
          size: () => size,
          bleed: 3,
          safe: 4,
          mask: rounded(5),
          holes: () => [roundHole(size.width / 2, TASSEL_HOLE.y, TASSEL_HOLE.diameter)],
        }),
      ),
    slots: {
      ...photoQuestions(2),
      name: nameQuestion(14),
      line: lineQuestion("Text on the back", 34, "This book belongs to"),
      owner: {
        title: "Owner",
        ask: "Type the owner's name.",
        placeholder: "June",
        maxLength: 20,
        optional: true,
      },
    },
    templates: [
      template("photo-and-name", "Photo and name", sky, [
        photoIn("photo", [0.12, 0.2, 0.76, 0.4], "arch"),
        textIn("name", [0.1, 0.65, 0.8, 0.11], { font: "pacifico", color: navy }),
        squareArtIn("paw", "paw", [0.35, 0.81, 0.3, 0.1], terracotta),
      ]),
      template("full-photo", "Full photo", white, [photoIn("photo", whole)]),
      template("two-pet-portraits", "Two pets", blush, [
        squarePhotoIn("photo", [0.12, 0.17, 0.76, 0.28]),
        squarePhotoIn("photo-2", [0.12, 0.47, 0.76, 0.28]),
        textIn("name", [0.1, 0.8, 0.8, 0.1], { font: "fredoka", color: pine }),
      ]),
      template("name-only", "Name and paws", lilac, [
        artIn("climb", "paw-climb", [0.2, 0.2, 0.6, 0.42], pine),
        textIn("name", [0.1, 0.7, 0.8, 0.16], { font: "caveat", color: ink }),
      ]),
    ],
  },
  {
    surfaces: (key) => key === "front",
    /** Below the hole for the tassel. */
    area: () => [0.1, 0.18, 0.8, 0.77],
  },
);

function template(key: string, title: string, background: string, parts: Part[]): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: () => ({
      front: layout(background, parts)(size),
      back: layout(cream, [
        textIn("line", [0.1, 0.36, 0.8, 0.06], { font: "figtree", color: ink }),
        textIn("owner", [0.1, 0.43, 0.8, 0.12], { font: "caveat", color: terracotta }),
        squareArtIn("bone", "bone", [0.3, 0.6, 0.4, 0.14], pine),
      ])(size),
    }),
  };
}
