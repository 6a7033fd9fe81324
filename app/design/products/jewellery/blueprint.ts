import type { Blueprint, BlueprintTemplate } from "../../blueprint/blueprint";
import { artSlot, part, squareIn, surface, textSlot } from "../../blueprint/layers";
import { choice } from "../../blueprint/options";
import { chain, engraved, metal, metalSide, type Place, pendant } from "../../blueprint/pendants";
import { lineQuestion, nameQuestion } from "../../blueprint/printed";
import type { Size } from "../../blueprint/sizes";
import type { Layer } from "../../document/document";

export const jewellery: Blueprint = {
  key: "jewellery",
  options: [choice("shape", "Pendant", { circle: "Round", heart: "Heart", bar: "Bar" }), metal, chain],
  surfaces: () => [metalSide("front", "Front"), metalSide("back", "Back")],
  slots: {
    name: nameQuestion(12),
    line: lineQuestion("Text on the back", 20, ""),
    "line-2": lineQuestion("Second line", 20, ""),
  },
  templates: [
    template("name", "Name", (size, shape) => [
      named(size, nameAlone[shape] ?? nameAlone.circle, "pacifico"),
    ]),
    template("paw-and-name", "Paw and name", (size, shape) => {
      const { art, name } = besideArt[shape] ?? besideArt.circle;
      return [
        artSlot("paw", "paw", squareIn(part(size, ...art)), engraved.text),
        named(size, name, "fredoka"),
      ];
    }),
    template("heart-and-name", "Heart and name", (size, shape) => {
      const { art, name } = besideArt[shape] ?? besideArt.circle;
      return [
        artSlot("heart", "heart", squareIn(part(size, ...art)), engraved.text),
        named(size, name, "playfair-display"),
      ];
    }),
  ],
};

const nameAlone: Record<string, Place> = {
  circle: [0.12, 0.33, 0.76, 0.34],
  heart: [0.18, 0.27, 0.64, 0.24],
  bar: [0.12, 0.14, 0.76, 0.72],
};

const besideArt: Record<string, { art: Place; name: Place }> = {
  circle: { art: [0.36, 0.17, 0.28, 0.24], name: [0.14, 0.45, 0.72, 0.25] },
  heart: { art: [0.39, 0.56, 0.22, 0.2], name: [0.15, 0.27, 0.7, 0.26] },
  bar: { art: [0.1, 0.25, 0.14, 0.5], name: [0.27, 0.19, 0.6, 0.62] },
};

const backLines: Record<string, { line: Place; second: Place }> = {
  circle: { line: [0.13, 0.34, 0.74, 0.16], second: [0.18, 0.54, 0.64, 0.14] },
  heart: { line: [0.15, 0.28, 0.7, 0.14], second: [0.22, 0.46, 0.56, 0.13] },
  bar: { line: [0.12, 0.17, 0.76, 0.34], second: [0.12, 0.55, 0.76, 0.3] },
};

function named(size: Size, place: Place, font: string): Layer {
  return textSlot("name", part(size, ...place), { font, color: engraved.text });
}

/** The front with the given layers; on the back two optional lines. */
function template(
  key: string,
  title: string,
  front: (size: Size, shape: string) => Layer[],
): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => {
      const size = pendant(options);
      const { line, second } = backLines[options.shape] ?? backLines.circle;
      const style = { font: "figtree", color: engraved.text };
      return {
        front: surface(engraved.background, ...front(size, options.shape)),
        back: surface(
          engraved.background,
          textSlot("line", part(size, ...line), style),
          textSlot("line-2", part(size, ...second), style),
        ),
      };
    },
  };
}
