import { artKeys } from "../../art";
import type { Blueprint, SurfaceBlueprint } from "../../blueprint/blueprint";
import { choice, fixedInSample } from "../../blueprint/options";
import { nameQuestion, rectangle } from "../../blueprint/printed";
import type { DesignDocument } from "../../document/document";
import { tubePets } from "../../drawings/art/tube-pets.generated";
import { tubeThings } from "../../drawings/art/tube-things.generated";
import { board, night } from "./board";
import { businessSigns } from "./business-signs";
import { firstSigns } from "./first-signs";
import { homeSigns } from "./home-signs";
import { memorialSigns } from "./memorial-signs";
import { nameSigns } from "./name-signs";
import { glowColors } from "./neon-palette";
import { petSigns } from "./pet-signs";

/** Fonts with strokes of even width, which suit tubes. */
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

/** Shapes of neon tubes other than letters. */
export const tubes = { ...tubeThings, ...tubePets };

const front: SurfaceBlueprint = {
  key: "front",
  title: "Sign",
  size: board,
  bleed: 0,
  safe: 20,
  mask: rectangle,
  backgrounds: [night],
  textColors: glowColors,
  engravedIn: "backing",
  fonts: bentLetters,
  art: [...Object.keys(tubes), ...artKeys],
  allows: ["text", "art"],
};

export const neonSign: Blueprint = {
  key: "neon-sign",
  options: [
    choice("size", "Width", { small: "20 in", medium: "30 in", large: "40 in" }),
    {
      code: "backing",
      title: "Backing",
      fixedInSample: true,
      values: [
        { code: "clear", title: "Clear board", swatch: night },
        { code: "black", title: "Black board", swatch: "#0c0c10" },
        { code: "cut", title: "Cut to shape", swatch: night },
      ],
    },
    fixedInSample(
      choice("mount", "Mounting", { screws: "On the wall, with spacers", chain: "From a chain" }),
    ),
  ],
  surfaces: () => [front],
  slots: {
    name: { ...nameQuestion(16), title: "Text", ask: "Type your text.", placeholder: "Your text" },
    line: { title: "Second line", ask: "Type the second line.", placeholder: "Good dog", maxLength: 20 },
    phrase: { title: "Phrase", ask: "Type the phrase.", placeholder: "Good night", maxLength: 20 },
    "phrase-2": {
      title: "Rest of the phrase",
      ask: "Type the rest of the phrase.",
      placeholder: "little one",
      maxLength: 20,
    },
    years: { title: "Years", ask: "Type the years.", placeholder: "2012-2026", maxLength: 12 },
  },
  counts: (document) => ({ letters: lettersOf(document), shapes: shapesOf(document) }),
  templates: [...firstSigns, ...nameSigns, ...petSigns, ...memorialSigns, ...homeSigns, ...businessSigns],
};

/** Counts the letters that glow: spaces are free, and an accent belongs to its letter. */
function lettersOf({ surfaces }: DesignDocument): number {
  const text = litLayers(surfaces).map((layer) => (layer.kind === "text" ? layer.text : ""));
  return Array.from(text.join(" ").normalize("NFC").replace(/\s/g, "")).length;
}

function litLayers(surfaces: DesignDocument["surfaces"]) {
  return surfaces.front.layers.filter(({ hidden }) => !hidden);
}

function shapesOf({ surfaces }: DesignDocument): number {
  return litLayers(surfaces).filter(({ kind }) => kind === "art").length;
}
