import type { Blueprint } from "../../blueprint/blueprint";
import { surface, textSlot } from "../../blueprint/layers";
import { swatchOption } from "../../blueprint/options";
import { white } from "../../blueprint/palette";
import { nameQuestion, photoQuestions, printedSurface, rectangle } from "../../blueprint/printed";
import { repeatsOf } from "../../blueprint/repeats";
import type { DesignDocument, Layer } from "../../document/document";
import { stockingCut } from "../../geometry/silhouettes";
import { stockings } from "./stockings";

const body = { width: 260, height: 390 };
const cuff = { width: 176, height: 84 };
const BLEED = 8;

/** A Christmas stocking with one face or a pattern of faces, and a name on its cuff. */
export const stocking: Blueprint = {
  key: "stocking",
  options: [
    swatchOption("color", "Heel and toe", {
      white: ["Snow", "#fbf8f2"],
      green: ["Fir", "#5d8a6c"],
      rust: ["Berry", "#b5573a"],
    }),
  ],
  surfaces: () => [
    {
      ...printedSurface({
        key: "front",
        title: "Stocking",
        size: () => body,
        bleed: BLEED,
        safe: 10,
        mask: () => ({ kind: "path", path: stockingCut }),
      }),
      fixed: pattern,
    },
    printedSurface({ key: "cuff", title: "Cuff", size: () => cuff, bleed: BLEED, safe: 8, mask: rectangle }),
  ],
  slots: { ...photoQuestions(2), name: nameQuestion(14) },
  templates: stockings.map(({ key, title, background, layers, cuffColor }) => ({
    key,
    title,
    surfaces: () => ({
      front: surface(background, ...layers),
      cuff: surface(
        white,
        textSlot("name", { x: 16, y: 18, width: 144, height: 48 }, { font: "pacifico", color: cuffColor }),
      ),
    }),
  })),
};

/** Repeats the layers of a pattern; text and pictures that a shopper adds are not repeated. */
function pattern({ template, surfaces }: DesignDocument): Layer[] {
  const { lattice, layers } = stockings.find(({ key }) => key === template) ?? stockings[0];
  if (!lattice) return [];
  return surfaces.front.layers
    .filter(({ id }) => layers.some((layer) => layer.id === id))
    .flatMap((layer) => repeatsOf(layer, { size: body, bleed: BLEED, lattice }));
}
