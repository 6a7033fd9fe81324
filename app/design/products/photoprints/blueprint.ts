import type { Blueprint, Details } from "../../blueprint/blueprint";
import { surface } from "../../blueprint/layers";
import { choice } from "../../blueprint/options";
import { printedTextColors, white } from "../../blueprint/palette";
import { lineQuestion, photoQuestions, rectangle } from "../../blueprint/printed";
import type { Size } from "../../blueprint/sizes";
import type { Box, DesignDocument, Layer } from "../../document/document";
import type { UnplacedPhoto } from "../../photos/unplaced-photo";
import { printLayouts } from "./print-layouts";
import { MAX_PRINTS, printProblem, printSize, printSizeLying, printsOf } from "./print-lines";

/** White border around a photo in millimeters. */
const BORDER = 6;

/** Any number of photos, one print each, each with its own size and count. */
export const photoprints: Blueprint = {
  key: "photoprints",
  options: [
    choice("border", "Border", { none: "No border", white: "White" }),
    choice("finish", "Finish", { matte: "Matte", glossy: "Glossy" }),
  ],
  surfaces: (_options, details) =>
    printsOf(details).map(({ key, size, count }) => ({
      key,
      title: key.replace("print-", "Print "),
      group: "Prints",
      copies: count,
      size: () => printSize(size),
      bleed: 2,
      safe: 4,
      mask: rectangle,
      backgrounds: [white],
      textColors: printedTextColors,
      hasFreeColors: true,
      allows: ["text", "art", "code"],
    })),
  slots: { ...photoQuestions(4), caption: lineQuestion("Caption", 32, "Best day ever") },
  details: {
    prints: {
      title: "Prints",
      ask: "Add a photo to print.",
      start: ["4x6 1"],
      max: MAX_PRINTS,
      maxLength: 12,
      check: printProblem,
      ofSurfaces: true,
    },
  },
  makeRoom,
  counts: ({ details }) => {
    const counts: Record<string, number> = {};
    for (const { size, count } of printsOf(details)) {
      const code = `print-${printSizeLying(size, false)}`;
      counts[code] = (counts[code] ?? 0) + count;
    }
    return counts;
  },
  templates: printLayouts.map(({ key, title, layers }) => ({
    key,
    title,
    surfaces: ({ border }, details) =>
      Object.fromEntries(
        printsOf(details).map((print) => [
          print.key,
          surface(white, ...layers(withinBorder(printSize(print.size), border))),
        ]),
      ),
  })),
};

function withinBorder({ width, height }: Size, border: string): Box {
  if (border !== "white") return { x: 0, y: 0, width, height };
  return { x: BORDER, y: BORDER, width: width - 2 * BORDER, height: height - 2 * BORDER };
}

/**
 * Assigns the first photos to the empty places of prints, and adds prints for the others; where a print has one photo,
 * its orientation follows the photo.
 */
function makeRoom({ details, surfaces, template }: DesignDocument, photos: UnplacedPhoto[]): Details {
  const empty = printsOf(details).flatMap((print) =>
    (surfaces[print.key]?.layers ?? []).filter(isEmptyPhoto).map(() => print),
  );
  const perPrint = photosPerPrint(template);
  const lines = details.prints?.length ? [...details.prints] : ["4x6 1"];
  const usual = printsOf(details).at(-1)?.size ?? "4x6";
  for (const [index, photo] of photos.entries()) {
    const isLying = photo.width > photo.height;
    const print = empty[index];
    if (print && perPrint === 1)
      lines[lineOf(print.key)] = `${printSizeLying(print.size, isLying)} ${print.count}`;
    if (print || (index - empty.length) % perPrint > 0 || lines.length >= MAX_PRINTS) continue;
    lines.push(`${perPrint === 1 ? printSizeLying(usual, isLying) : usual} 1`);
  }
  return { ...details, prints: lines };
}

function isEmptyPhoto(layer: Layer): boolean {
  return layer.kind === "photo" && layer.photoId === null;
}

function photosPerPrint(template: string): number {
  const { layers } = printLayouts.find(({ key }) => key === template) ?? printLayouts[0];
  const size = printSize("4x6");
  return layers({ x: 0, y: 0, ...size }).filter(({ kind }) => kind === "photo").length;
}

function lineOf(key: string): number {
  return Number(key.replace("print-", "")) - 1;
}
