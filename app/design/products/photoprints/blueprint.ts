import type { Blueprint, Details } from "../../blueprint/blueprint";
import { photoSlot, surface } from "../../blueprint/layers";
import { choice } from "../../blueprint/options";
import { printedTextColors, white } from "../../blueprint/palette";
import { photoQuestions, rectangle } from "../../blueprint/printed";
import type { Size } from "../../blueprint/sizes";
import type { DesignDocument } from "../../document/document";
import type { UnplacedPhoto } from "../../photos/unplaced-photo";
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
      allows: ["text", "art"],
    })),
  slots: photoQuestions(1),
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
  templates: [
    {
      key: "one-photo",
      title: "One photo each",
      surfaces: ({ border }, details) =>
        Object.fromEntries(
          printsOf(details).map(({ key, size }) => [
            key,
            surface(white, photoSlot("photo", withinBorder(printSize(size), border))),
          ]),
        ),
    },
  ],
};

function withinBorder({ width, height }: Size, border: string) {
  if (border !== "white") return { x: 0, y: 0, width, height };
  return { x: BORDER, y: BORDER, width: width - 2 * BORDER, height: height - 2 * BORDER };
}

/**
 * Assigns the first photos to prints without one, and adds a print for each of the others; orientations follow the
 * photos.
 */
function makeRoom({ details, surfaces }: DesignDocument, photos: UnplacedPhoto[]): Details {
  const empty = printsOf(details).filter(({ key }) =>
    surfaces[key]?.layers.some((layer) => layer.kind === "photo" && layer.photoId === null),
  );
  const lines = details.prints?.length ? [...details.prints] : ["4x6 1"];
  const usual = printsOf(details).at(-1)?.size ?? "4x6";
  for (const [index, photo] of photos.entries()) {
    const isLying = photo.width > photo.height;
    const print = empty[index];
    if (print) lines[lineOf(print.key)] = `${printSizeLying(print.size, isLying)} ${print.count}`;
    else if (lines.length < MAX_PRINTS) lines.push(`${printSizeLying(usual, isLying)} 1`);
  }
  return { ...details, prints: lines };
}

function lineOf(key: string): number {
  return Number(key.replace("print-", "")) - 1;
}
