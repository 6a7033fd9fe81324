import type { BlueprintTemplate } from "../../blueprint/blueprint";
import { roundHole } from "../../blueprint/holes";
import { layout, type Part, photoIn, textIn, whole } from "../../blueprint/layout";
import { colorOption } from "../../blueprint/material-colors";
import { cream, ink, navy, sky, terracotta, white } from "../../blueprint/palette";
import {
  lineQuestion,
  nameQuestion,
  phoneQuestion,
  photoQuestion,
  printedSurface,
  rounded,
} from "../../blueprint/printed";
import { withSharedLayouts } from "../../blueprint/with-shared-layouts";

const size = { width: 64, height: 104 };
/** The riveted hole for the strap, in millimeters. */
const STRAP_HOLE = { y: 9, diameter: 9.6 };
const sides = [
  { key: "front", title: "Front" },
  { key: "back", title: "Back" },
];

export const luggagetag = withSharedLayouts(
  {
    key: "luggagetag",
    options: [colorOption("Strap", "tan", "black", "navy", "pink")],
    surfaces: () =>
      sides.map((side) =>
        printedSurface({
          ...side,
          size: () => size,
          bleed: 3,
          safe: 4,
          mask: rounded(9),
          minLetterHeight: 2,
          holes: () => [roundHole(size.width / 2, STRAP_HOLE.y, STRAP_HOLE.diameter)],
        }),
      ),
    slots: {
      photo: photoQuestion(),
      name: nameQuestion(14),
      owner: { title: "Your name", ask: "Type your name.", placeholder: "Your name", maxLength: 24 },
      line: lineQuestion("Address", 32, "12 Elm Street, Portland"),
      phone: phoneQuestion(),
    },
    templates: [
      template("photo-and-name", "Photo and name", sky, [
        photoIn("photo", [0.12, 0.19, 0.76, 0.55], "arch"),
        textIn("name", [0.1, 0.77, 0.8, 0.15], { font: "pacifico", color: navy }),
      ]),
      template("full-photo", "Full photo", white, [photoIn("photo", whole)]),
    ],
  },
  {
    surfaces: (key) => key === "front",
    /** Below the hole for the strap. */
    area: () => [0.09, 0.2, 0.82, 0.74],
  },
);

function template(key: string, title: string, background: string, parts: Part[]): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: () => ({
      front: layout(background, parts)(size),
      back: layout(cream, [
        textIn("owner", [0.1, 0.32, 0.8, 0.14], { font: "playfair-display", color: terracotta }),
        textIn("line", [0.1, 0.5, 0.8, 0.08], { font: "figtree", color: ink }),
        textIn("phone", [0.1, 0.62, 0.8, 0.12], { font: "figtree", color: ink }),
      ])(size),
    }),
  };
}
