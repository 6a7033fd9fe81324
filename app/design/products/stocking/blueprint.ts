import type { Blueprint } from "../../blueprint/blueprint";
import { artSlot, photoSlot, surface, textSlot } from "../../blueprint/layers";
import { swatchOption } from "../../blueprint/options";
import { cream, marigold, pine, terracotta, white } from "../../blueprint/palette";
import { nameQuestion, photoQuestion, printedSurface, rectangle } from "../../blueprint/printed";
import { repeatsOf } from "../../blueprint/repeats";
import type { DesignDocument, Layer } from "../../document/document";
import { stockingCut } from "../../geometry/silhouettes";

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
      fixed: (document) => (document.template === "pattern" ? pattern(document) : []),
    },
    printedSurface({ key: "cuff", title: "Cuff", size: () => cuff, bleed: BLEED, safe: 8, mask: rectangle }),
  ],
  slots: { photo: photoQuestion(), name: nameQuestion(14) },
  templates: [
    {
      key: "face-and-name",
      title: "Face and name",
      surfaces: () => ({
        front: surface(
          terracotta,
          photoSlot("photo", { x: 22, y: 106, width: 128, height: 128 }, "circle"),
          artSlot("mark", "snowflake", { x: 34, y: 262, width: 30, height: 30 }, cream),
          artSlot("mark-2", "snowflake", { x: 104, y: 288, width: 40, height: 40 }, cream),
          artSlot("mark-3", "snowflake", { x: 178, y: 304, width: 30, height: 30 }, cream),
        ),
        cuff: named(terracotta),
      }),
    },
    {
      key: "pattern",
      title: "All-over face print",
      surfaces: () => ({
        front: surface(
          pine,
          photoSlot("photo", { x: 20, y: 92, width: 52, height: 52 }, "circle"),
          artSlot("mark", "paw", { x: 88, y: 110, width: 18, height: 18 }, marigold),
        ),
        cuff: named(pine),
      }),
    },
  ],
};

function named(color: string) {
  return surface(
    white,
    textSlot("name", { x: 16, y: 18, width: 144, height: 48 }, { font: "pacifico", color }),
  );
}

function pattern({ surfaces }: DesignDocument): Layer[] {
  const lattice = { across: 84, down: 68, shift: 42 };
  return surfaces.front.layers
    .filter(({ id }) => id === "photo" || id === "mark")
    .flatMap((layer) => repeatsOf(layer, { size: body, bleed: BLEED, lattice }));
}
