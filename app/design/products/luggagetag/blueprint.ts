import type { Blueprint } from "../../blueprint/blueprint";
import { part, photoSlot, surface, textSlot } from "../../blueprint/layers";
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
import type { Surface } from "../../document/document";

const size = { width: 64, height: 104 };
const sides = [
  { key: "front", title: "Front" },
  { key: "back", title: "Back" },
];

export const luggagetag: Blueprint = {
  key: "luggagetag",
  options: [colorOption("Strap", "tan", "black", "navy", "pink")],
  surfaces: () =>
    sides.map((side) =>
      printedSurface({ ...side, size: () => size, bleed: 3, safe: 4, mask: rounded(9), minLetterHeight: 2 }),
    ),
  slots: {
    photo: photoQuestion(),
    name: nameQuestion(14),
    owner: { title: "Your name", ask: "Type your name.", placeholder: "Your name", maxLength: 24 },
    line: lineQuestion("Address", 32, "12 Elm Street, Portland"),
    phone: phoneQuestion(),
  },
  templates: [
    {
      key: "photo-and-name",
      title: "Photo and name",
      surfaces: () => ({
        front: surface(
          sky,
          photoSlot("photo", part(size, 0.12, 0.19, 0.76, 0.55), "arch"),
          textSlot("name", part(size, 0.1, 0.77, 0.8, 0.15), { font: "pacifico", color: navy }),
        ),
        back: back(),
      }),
    },
    {
      key: "full-photo",
      title: "Full photo",
      surfaces: () => ({
        front: surface(white, photoSlot("photo", { x: 0, y: 0, ...size })),
        back: back(),
      }),
    },
  ],
};

function back(): Surface {
  return surface(
    cream,
    textSlot("owner", part(size, 0.1, 0.32, 0.8, 0.14), { font: "playfair-display", color: terracotta }),
    textSlot("line", part(size, 0.1, 0.5, 0.8, 0.08), { font: "figtree", color: ink }),
    textSlot("phone", part(size, 0.1, 0.62, 0.8, 0.12), { font: "figtree", color: ink }),
  );
}
