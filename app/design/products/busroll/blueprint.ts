import type { Blueprint, BlueprintTemplate } from "../../blueprint/blueprint";
import { frameOption } from "../../blueprint/frames";
import { surface, textSlot } from "../../blueprint/layers";
import {
  blush,
  cream,
  ink,
  marigold,
  mint,
  navy,
  pine,
  sky,
  terracotta,
  white,
} from "../../blueprint/palette";
import { printedSurface, rectangle } from "../../blueprint/printed";
import { inchOption, inchSizes, sizeBy } from "../../blueprint/sizes";
import type { Box, DesignDocument, Layer } from "../../document/document";
import { easiestToRead } from "../../text/legible-words";
import { wordRows } from "./word-rows";

const sizeCodes = ["12x18", "16x24", "20x30", "24x36"];
const front = sizeBy("size", inchSizes(sizeCodes));

/** How the words of an arrangement look: typefaces and colours take turns. */
interface Look {
  title: string;
  background: string;
  fonts: string[];
  colours: string[];
}

const looks: Record<string, Look> = {
  destination: { title: "Bus scroll", background: ink, fonts: ["bebas-neue"], colours: [cream] },
  "color-lines": {
    title: "Lines of color",
    background: cream,
    fonts: ["bebas-neue"],
    colours: [ink, terracotta, pine, navy],
  },
  "mixed-type": {
    title: "Mixed lettering",
    background: navy,
    fonts: ["bebas-neue", "playfair-display", "righteous"],
    colours: [white, marigold, blush, mint, sky],
  },
};

export const busroll: Blueprint = {
  key: "busroll",
  options: [
    inchOption(sizeCodes),
    {
      code: "material",
      title: "Material",
      fixedInSample: true,
      values: [
        { code: "paper", title: "Poster paper" },
        { code: "canvas", title: "Canvas" },
      ],
    },
    frameOption,
  ],
  surfaces: () => [
    {
      ...printedSurface({ key: "front", title: "Front", size: front, bleed: 3, safe: 12, mask: rectangle }),
      fixed: blind,
    },
  ],
  slots: {},
  details: {
    words: {
      title: "Your text",
      ask: "Type the text for your bus roll.",
      help: "Places, names and habits, from top to bottom: up to 24 lines of 24 characters each.",
      start: ["Good morning", "Walkies", "Squirrel!", "Belly rubs", "Treats", "Zoomies", "Nap time", "Home"],
      most: 24,
      longest: 24,
    },
  },
  templates: Object.entries(looks).map(
    ([key, { title, background }]): BlueprintTemplate => ({
      key,
      title,
      surfaces: () => ({ front: surface(background) }),
    }),
  ),
};

/** The words as layers, in the looks of the arrangement, in colours that can be read on the background. */
function blind(document: DesignDocument): Layer[] {
  const { fonts, colours } = looks[document.template] ?? looks.destination;
  const legible = easiestToRead(colours, document.surfaces.front.background, [ink, cream]);
  const words = document.details.words.map((word, index) => ({
    text: word.toUpperCase(),
    font: fonts[index % fonts.length],
  }));
  return wordRows(words, paper(front(document.options))).map(({ text, font, box }, index) => ({
    ...textSlot(`word-${index + 1}`, box, {
      font,
      colour: legible[index % legible.length],
      size: box.height * 1.6,
    }),
    text,
  }));
}

/** Where words may stand: the paper within its margins. */
function paper({ width, height }: { width: number; height: number }): Box {
  const margin = width * 0.08;
  return { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
}
