import type { Blueprint, ChosenOptions } from "../../blueprint/blueprint";
import { frontTemplate } from "../../blueprint/front-template";
import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { choice, swatchOption } from "../../blueprint/options";
import { blush, cream, ink, navy, white } from "../../blueprint/palette";
import {
  fullPhoto,
  lineQuestion,
  nameQuestion,
  photoQuestion,
  printedSurface,
} from "../../blueprint/printed";
import type { Size } from "../../blueprint/sizes";
import type { Box } from "../../document/document";

/** Height of a light box relative to its width. */
const BOX_HEIGHT = 1.25;

/** Size of the print in millimeters, by the options `shape` and `size`. */
function front({ shape, size }: ChosenOptions): Size {
  const across = size === "large" ? 165 : 127;
  return shape === "box" ? { width: across, height: across * BOX_HEIGHT } : { width: across, height: across };
}

export const photolamp: Blueprint = {
  key: "photolamp",
  options: [
    choice("shape", "Lamp", { moon: "Moon", box: "Light box" }),
    swatchOption("light", "Light", { warm: ["Warm", "#ffd28a"], cool: ["Cool", "#dfeeff"] }),
    choice("size", "Size", { small: "Small, 5 in", large: "Large, 6 1/2 in" }),
    swatchOption("tone", "Stand", {
      oak: ["Oak", "#c49a66"],
      walnut: ["Walnut", "#6f4a30"],
      white: ["White", "#faf8f4"],
    }),
  ],
  surfaces: () => [
    printedSurface({
      key: "front",
      title: "Shade",
      size: front,
      bleed: 3,
      safe: 6,
      mask: ({ shape }) => (shape === "box" ? { kind: "rounded", radius: 4 } : { kind: "circle" }),
    }),
  ],
  slots: { photo: photoQuestion(), name: nameQuestion(14), line: lineQuestion("Second line", 24) },
  templates: [
    fullPhoto(front),
    frontTemplate(front, "photo-and-name", "Photo and name", (size, { shape }) => {
      const { photo, name } = places[shape] ?? places.moon;
      return surface(
        cream,
        photoSlot("photo", squareIn(part(size, ...photo)), "circle"),
        textSlot("name", part(size, ...name), { font: "pacifico", color: ink }),
      );
    }),
    frontTemplate(front, "arch", "Portrait in an arch", (size, { shape }) => {
      const { arch, name, line } = places[shape] ?? places.moon;
      return surface(
        blush,
        photoSlot("photo", part(size, ...arch), "arch"),
        textSlot("name", part(size, ...name), { font: "playfair-display", color: ink }),
        textSlot("line", part(size, ...line), { font: "figtree", color: ink }),
      );
    }),
    frontTemplate(front, "name-and-stars", "Name and stars", (size, { shape }) => {
      const { name, line } = nightPlaces[shape] ?? nightPlaces.moon;
      return surface(
        white,
        artSlot("moon", "moon", squareIn(part(size, 0.38, 0.13, 0.24, 0.24)), navy),
        artSlot("star-left", "sparkle", squareIn(part(size, 0.2, 0.24, 0.1, 0.1)), navy),
        artSlot("star-right", "sparkle", squareIn(part(size, 0.7, 0.24, 0.1, 0.1)), navy),
        textSlot("name", part(size, ...name), { font: "fredoka", color: navy }),
        textSlot("line", part(size, ...line), { font: "caveat", color: navy }),
      );
    }),
  ],
};

/** Left, top, width and height in fractions of the surface. */
type Place = [Box["x"], Box["y"], Box["width"], Box["height"]];

const places: Record<string, Record<"photo" | "arch" | "name" | "line", Place>> = {
  moon: {
    photo: [0.2, 0.08, 0.6, 0.58],
    arch: [0.27, 0.1, 0.46, 0.5],
    name: [0.23, 0.655, 0.54, 0.13],
    line: [0.31, 0.795, 0.38, 0.055],
  },
  box: {
    photo: [0.08, 0.07, 0.84, 0.62],
    arch: [0.14, 0.07, 0.72, 0.6],
    name: [0.1, 0.71, 0.8, 0.13],
    line: [0.14, 0.86, 0.72, 0.06],
  },
};

const nightPlaces: Record<string, Record<"name" | "line", Place>> = {
  moon: { name: [0.14, 0.41, 0.72, 0.2], line: [0.22, 0.63, 0.56, 0.12] },
  box: { name: [0.1, 0.42, 0.8, 0.2], line: [0.14, 0.65, 0.72, 0.12] },
};
