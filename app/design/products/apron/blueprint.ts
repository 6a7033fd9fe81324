import { arrangement } from "../../blueprint/arrangements";
import { squareArtIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { colorOption } from "../../blueprint/material-colors";
import { choice } from "../../blueprint/options";
import { cream, ink, mint, navy, terracotta, white } from "../../blueprint/palette";
import { lineQuestion, nameQuestion, photoQuestion } from "../../blueprint/printed";
import { printedGood } from "../../blueprint/printed-good";
import { repeatsOf } from "../../blueprint/repeats";
import { type Size, sizeBy } from "../../blueprint/sizes";
import type { Box, DesignDocument, Layer } from "../../document/document";
import { apronCut } from "../../geometry/silhouettes";

const front = sizeBy("size", {
  adult: { width: 700, height: 840 },
  child: { width: 500, height: 600 },
});
const BLEED = 10;

/** An apron with its picture on the chest, or with a face all over. */
export const apron = printedGood({
  key: "apron",
  options: [
    choice("size", "Size", { adult: "Adult, 27.5 × 33 in", child: "Child, 20 × 24 in" }),
    colorOption("Straps", "black", "natural", "navy", "rust"),
  ],
  size: front,
  bleed: BLEED,
  safe: 15,
  mask: () => ({ kind: "path", path: apronCut }),
  fixed: (document) => (document.template === "all-over" ? patternOn(document) : []),
  slots: { photo: photoQuestion(), name: nameQuestion(20), line: lineQuestion("Second line", 28) },
  /** The chest. */
  area: () => [0.34, 0.06, 0.32, 0.29],
  templates: [
    arrangement("photo-and-words", "Photo and text on the chest", cream, [
      squarePhotoIn("photo", [0.34, 0.06, 0.32, 0.26]),
      textIn("name", [0.24, 0.36, 0.52, 0.1], { font: "lobster", color: terracotta }),
      textIn("line", [0.24, 0.47, 0.52, 0.04], { font: "figtree", color: ink }),
    ]),
    arrangement("all-over", "All-over face print", mint, [
      squarePhotoIn("photo", [0.335, 0.03, 0.14, 0.12]),
      squareArtIn("mark", "paw", [0.53, 0.065, 0.05, 0.05], white),
      textIn("name", [0.24, 0.4, 0.52, 0.11], { font: "lobster", color: navy }),
    ]),
  ],
});

/** Face and paw pattern over the whole apron, except behind the text. */
function patternOn({ surfaces, options }: DesignDocument): Layer[] {
  const size = front(options);
  const { layers } = surfaces.front;
  const words = layers.find(({ id }) => id === "name");
  const lattice = { across: size.width * 0.235, down: size.height * 0.125, shift: size.width * 0.1175 };
  const free = words && bandOf(words.box, size);
  return layers
    .filter(({ id }) => id === "photo" || id === "mark")
    .flatMap((layer) => repeatsOf(layer, { size, bleed: BLEED, lattice, free }));
}

/** Returns the band behind the text, slightly lower than its box, since letters seldom fill it. */
function bandOf({ x, y, width, height }: Box, size: Size): Box {
  const [aside, inside] = [size.width * 0.05, size.height * 0.01];
  return { x: x - aside, y: y + inside, width: width + 2 * aside, height: height - 2 * inside };
}
