import type { Blueprint, ChosenOptions } from "../../blueprint/blueprint";
import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { colorOption } from "../../blueprint/material-colors";
import { choice } from "../../blueprint/options";
import { cream, ink, mint, navy, terracotta, white } from "../../blueprint/palette";
import { lineQuestion, nameQuestion, photoQuestion, printedSurface } from "../../blueprint/printed";
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
export const apron: Blueprint = {
  key: "apron",
  options: [
    choice("size", "Size", { adult: "Adult, 27.5 × 33 in", child: "Child, 20 × 24 in" }),
    colorOption("Straps", "black", "natural", "navy", "rust"),
  ],
  surfaces: (options) => [
    {
      ...printedSurface({
        key: "front",
        title: "Front",
        size: front,
        bleed: BLEED,
        safe: 15,
        mask: () => ({ kind: "path", path: apronCut }),
      }),
      fixed: (document) => (document.template === "all-over" ? patternOn(document, options) : []),
    },
  ],
  slots: { photo: photoQuestion(), name: nameQuestion(20), line: lineQuestion("Second line", 28) },
  templates: [
    {
      key: "photo-and-words",
      title: "Photo and text on the chest",
      surfaces: (options) => {
        const size = front(options);
        return {
          front: surface(
            cream,
            photoSlot("photo", squareIn(part(size, 0.34, 0.06, 0.32, 0.26)), "circle"),
            textSlot("name", part(size, 0.24, 0.36, 0.52, 0.1), { font: "lobster", color: terracotta }),
            textSlot("line", part(size, 0.24, 0.47, 0.52, 0.04), { font: "figtree", color: ink }),
          ),
        };
      },
    },
    {
      key: "all-over",
      title: "All-over face print",
      surfaces: (options) => {
        const size = front(options);
        return {
          front: surface(
            mint,
            photoSlot("photo", squareIn(part(size, 0.335, 0.03, 0.14, 0.12)), "circle"),
            artSlot("mark", "paw", squareIn(part(size, 0.53, 0.065, 0.05, 0.05)), white),
            textSlot("name", part(size, 0.24, 0.4, 0.52, 0.11), { font: "lobster", color: navy }),
          ),
        };
      },
    },
  ],
};

/** Face and paw pattern over the whole apron, except behind the text. */
function patternOn({ surfaces }: DesignDocument, options: ChosenOptions): Layer[] {
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
