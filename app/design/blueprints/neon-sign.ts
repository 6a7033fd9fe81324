import type { Blueprint, BlueprintTemplate, SurfaceBlueprint } from "../blueprint";
import type { DesignDocument, Layer } from "../document";
import { artSlot, part, surface, textSlot } from "./layers";
import { glowColours, neonPalette } from "./neon-palette";
import { nameQuestion, rectangle } from "./printed";
import { sizeBy } from "./sizes";

const { neonCyan, neonPink, sunsetOrange, warmWhite } = neonPalette;

/** The board behind the tubes, before it is cut; millimetres. */
const board = sizeBy("size", {
  small: { width: 500, height: 250 },
  medium: { width: 750, height: 375 },
  large: { width: 1000, height: 500 },
});

/** What the studio draws the tubes on; clear boards let the wall through. */
const night = "#15151f";

/** Tubes bend well along these, and not along letters of thick and thin strokes. */
const bentLetters = [
  "sacramento",
  "pacifico",
  "dancing-script",
  "caveat",
  "comfortaa",
  "righteous",
  "fredoka",
  "amatic-sc",
];

const front: SurfaceBlueprint = {
  key: "front",
  title: "Sign",
  size: board,
  bleed: 0,
  safe: 20,
  mask: rectangle,
  backgrounds: [night],
  textColours: glowColours,
  engravedIn: "backing",
  fonts: bentLetters,
  allows: ["text", "art"],
};

export const neonSign: Blueprint = {
  key: "neon-sign",
  options: [
    {
      code: "size",
      title: "Width",
      values: [
        { code: "small", title: "20 in" },
        { code: "medium", title: "30 in" },
        { code: "large", title: "40 in" },
      ],
    },
    {
      code: "backing",
      title: "Backing",
      values: [
        { code: "clear", title: "Clear board", swatch: night },
        { code: "black", title: "Black board", swatch: "#0c0c10" },
        { code: "cut", title: "Cut around the letters", swatch: night },
      ],
    },
    {
      code: "mount",
      title: "Hangs",
      values: [
        { code: "screws", title: "On the wall, with spacers" },
        { code: "chain", title: "From a chain" },
      ],
    },
  ],
  surfaces: () => [front],
  slots: {
    name: { ...nameQuestion(16), title: "Words", ask: "Type your words.", placeholder: "Your words" },
    line: { title: "Second line", ask: "Type the second line.", placeholder: "Good dog", longest: 20 },
  },
  counts: (document) => ({ letters: lettersOf(document), shapes: shapesOf(document) }),
  templates: [
    template("one-line", "One line", (size) => [
      textSlot("name", part(size, 0.06, 0.18, 0.88, 0.64), { font: "pacifico", colour: neonPink }),
    ]),
    template("two-lines", "Two lines", (size) => [
      textSlot("name", part(size, 0.06, 0.1, 0.88, 0.46), { font: "pacifico", colour: neonCyan }),
      textSlot("line", part(size, 0.14, 0.6, 0.72, 0.26), { font: "comfortaa", colour: warmWhite }),
    ]),
    template("paw-and-name", "Paw and name", (size) => [
      artSlot("paw", "paw", part(size, 0.06, 0.26, 0.22, 0.44), sunsetOrange),
      textSlot("name", part(size, 0.32, 0.18, 0.62, 0.64), { font: "dancing-script", colour: neonCyan }),
    ]),
    template("name-over-bone", "Name over a bone", (size) => [
      textSlot("name", part(size, 0.08, 0.08, 0.84, 0.5), { font: "fredoka", colour: neonPink }),
      artSlot("bone", "bone", part(size, 0.36, 0.42, 0.28, 0.56), warmWhite),
    ]),
  ],
};

function template(
  key: string,
  title: string,
  layers: (size: { width: number; height: number }) => Layer[],
): BlueprintTemplate {
  return { key, title, surfaces: (options) => ({ front: surface(night, ...layers(board(options))) }) };
}

/** As many as are drawn: spaces glow nowhere and cost nothing, an accent belongs to its letter. */
function lettersOf({ surfaces }: DesignDocument): number {
  const words = surfaces.front.layers.map((layer) => (layer.kind === "text" ? layer.text : ""));
  return Array.from(words.join(" ").normalize("NFC").replace(/\s/g, "")).length;
}

function shapesOf({ surfaces }: DesignDocument): number {
  return surfaces.front.layers.filter(({ kind }) => kind === "art").length;
}
