import { artKeys } from "../../art";
import { tubePets } from "../../art/tube-pets";
import { tubeThings } from "../../art/tube-things";
import type { Blueprint, SurfaceBlueprint } from "../../blueprint/blueprint";
import { nameQuestion, rectangle } from "../../blueprint/printed";
import type { DesignDocument } from "../../document/document";
import { board, night } from "./board";
import { businessSigns } from "./business-signs";
import { firstSigns } from "./first-signs";
import { homeSigns } from "./home-signs";
import { memorialSigns } from "./memorial-signs";
import { nameSigns } from "./name-signs";
import { glowColours } from "./neon-palette";
import { petSigns } from "./pet-signs";

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

/** What is bent from light beside letters. */
export const tubes = { ...tubeThings, ...tubePets };

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
  art: [...Object.keys(tubes), ...artKeys],
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
      fixedInSample: true,
      values: [
        { code: "clear", title: "Clear board", swatch: night },
        { code: "black", title: "Black board", swatch: "#0c0c10" },
        { code: "cut", title: "Cut to shape", swatch: night },
      ],
    },
    {
      code: "mount",
      title: "Mounting",
      fixedInSample: true,
      values: [
        { code: "screws", title: "On the wall, with spacers" },
        { code: "chain", title: "From a chain" },
      ],
    },
  ],
  surfaces: () => [front],
  slots: {
    name: { ...nameQuestion(16), title: "Text", ask: "Type your text.", placeholder: "Your text" },
    line: { title: "Second line", ask: "Type the second line.", placeholder: "Good dog", longest: 20 },
    phrase: { title: "Phrase", ask: "Type the phrase.", placeholder: "Good night", longest: 20 },
    "phrase-2": {
      title: "Rest of the phrase",
      ask: "Type the rest of the phrase.",
      placeholder: "little one",
      longest: 20,
    },
    years: { title: "Years", ask: "Type the years.", placeholder: "2012-2026", longest: 12 },
  },
  counts: (document) => ({ letters: lettersOf(document), shapes: shapesOf(document) }),
  templates: [...firstSigns, ...nameSigns, ...petSigns, ...memorialSigns, ...homeSigns, ...businessSigns],
};

/** As many as are drawn: spaces glow nowhere and cost nothing, an accent belongs to its letter. */
function lettersOf({ surfaces }: DesignDocument): number {
  const words = surfaces.front.layers.map((layer) => (layer.kind === "text" ? layer.text : ""));
  return Array.from(words.join(" ").normalize("NFC").replace(/\s/g, "")).length;
}

function shapesOf({ surfaces }: DesignDocument): number {
  return surfaces.front.layers.filter(({ kind }) => kind === "art").length;
}
