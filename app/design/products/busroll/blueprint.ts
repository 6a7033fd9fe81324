import type { Blueprint, BlueprintTemplate } from "../../blueprint/blueprint";
import { frameOption } from "../../blueprint/frames";
import { surface, textSlot } from "../../blueprint/layers";
import { choice, fixedInSample } from "../../blueprint/options";
import { cream, ink } from "../../blueprint/palette";
import { printedSurface, rectangle } from "../../blueprint/printed";
import { inchOption, inchSizes, sizeBy } from "../../blueprint/sizes";
import type { Box, DesignDocument, Layer } from "../../document/document";
import { easiestToRead } from "../../text/legible-text";
import { themes } from "./themes";
import { wordList } from "./word-list";
import { wordRows } from "./word-rows";

const sizeCodes = ["12x18", "16x24", "20x30", "24x36"];
const front = sizeBy("size", inchSizes(sizeCodes));

export const busroll: Blueprint = {
  key: "busroll",
  options: [
    inchOption(sizeCodes),
    fixedInSample(choice("material", "Material", { paper: "Poster paper", canvas: "Canvas" })),
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
      max: 24,
      maxLength: 24,
    },
  },
  templates: Object.entries(themes).map(
    ([key, { title, background }]): BlueprintTemplate => ({
      key,
      title,
      surfaces: () => ({ front: surface(background) }),
    }),
  ),
};

/** Returns the words as layers in the template's style, in colors that are readable on the background. */
function blind(document: DesignDocument): Layer[] {
  const { fonts, colors, list } = themes[document.template] ?? themes.destination;
  const legible = easiestToRead(colors, document.surfaces.front.background, [ink, cream]);
  const words = document.details.words.map((word, index) => ({
    text: list ? word : word.toUpperCase(),
    font: fonts[index % fonts.length],
  }));
  const area = paper(front(document.options));
  const placed = list ? wordList(words, area) : wordRows(words, area);
  return placed.map(({ text, font, box }, index) => ({
    ...textSlot(`word-${index + 1}`, box, {
      font,
      color: legible[index % legible.length],
      size: box.height * 1.6,
    }),
    text,
    align: list ?? "center",
    // Rolls that were approved have none.
    ligatures: undefined,
  }));
}

/** Returns the area for words: the paper within its margins. */
function paper({ width, height }: { width: number; height: number }): Box {
  const margin = width * 0.08;
  return { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
}
