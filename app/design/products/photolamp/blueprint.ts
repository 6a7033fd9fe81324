import { arrangement, fullPhoto } from "../../blueprint/arrangements";
import type { ChosenOptions } from "../../blueprint/blueprint";
import type { Place } from "../../blueprint/layers";
import { photoIn, squareArtIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { choice, swatchOption } from "../../blueprint/options";
import { blush, cream, ink, navy, white } from "../../blueprint/palette";
import { lineQuestion, nameQuestion, photoQuestion } from "../../blueprint/printed";
import { printedGood } from "../../blueprint/printed-good";
import type { Size } from "../../blueprint/sizes";
import { MOON_FADES_FROM } from "./moon-fade";

/** Height of a light box relative to its width. */
const BOX_HEIGHT = 1.25;

/** Size of the print in millimeters, by the options `shape` and `size`. */
function front({ shape, size }: ChosenOptions): Size {
  const across = size === "large" ? 165 : 127;
  return shape === "box" ? { width: across, height: across * BOX_HEIGHT } : { width: across, height: across };
}

/** The picture fades into the moon; text stays inside of that. */
function moon(options: ChosenOptions) {
  return { fadesFrom: MOON_FADES_FROM, safe: ((1 - MOON_FADES_FROM) / 2) * front(options).width };
}

export const photolamp = printedGood({
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
  title: "Shade",
  size: front,
  bleed: 3,
  safe: 6,
  byOptions: (options) => (options.shape === "box" ? {} : moon(options)),
  mask: ({ shape }) => (shape === "box" ? { kind: "rounded", radius: 4 } : { kind: "circle" }),
  slots: { photo: photoQuestion(), name: nameQuestion(14), line: lineQuestion("Second line", 24) },
  templates: [
    fullPhoto,
    arrangement("photo-and-name", "Photo and name", cream, ({ shape }) => {
      const { photo, name } = places[shape] ?? places.moon;
      return [squarePhotoIn("photo", photo), textIn("name", name, { font: "pacifico", color: ink })];
    }),
    arrangement("arch", "Portrait in an arch", blush, ({ shape }) => {
      const { arch, name, line } = places[shape] ?? places.moon;
      return [
        photoIn("photo", arch, "arch"),
        textIn("name", name, { font: "playfair-display", color: ink }),
        textIn("line", line, { font: "figtree", color: ink }),
      ];
    }),
    arrangement("name-and-stars", "Name and stars", white, ({ shape }) => {
      const { name, line } = nightPlaces[shape] ?? nightPlaces.moon;
      return [
        squareArtIn("moon", "moon", [0.38, 0.13, 0.24, 0.24], navy),
        squareArtIn("star-left", "sparkle", [0.2, 0.24, 0.1, 0.1], navy),
        squareArtIn("star-right", "sparkle", [0.7, 0.24, 0.1, 0.1], navy),
        textIn("name", name, { font: "fredoka", color: navy }),
        textIn("line", line, { font: "caveat", color: navy }),
      ];
    }),
  ],
});

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
