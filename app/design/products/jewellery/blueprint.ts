import type { Blueprint, BlueprintTemplate, ChosenOptions } from "../../blueprint/blueprint";
import { engraved } from "../../blueprint/engraved";
import type { Place } from "../../blueprint/layers";
import { layout, type Part, squareArtIn, textIn } from "../../blueprint/layout";
import { choice } from "../../blueprint/options";
import { chain, metal, metalSide, pendant } from "../../blueprint/pendants";
import { lineQuestion, nameQuestion } from "../../blueprint/printed";

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
    template("name", "Name", ({ shape }) => [named(nameAlone[shape] ?? nameAlone.circle, "pacifico")]),
    template("paw-and-name", "Paw and name", nameBeside("paw", "fredoka")),
    template("heart-and-name", "Heart and name", nameBeside("heart", "playfair-display")),
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

function named(place: Place, font: string): Part {
  return textIn("name", place, { font, color: engraved.text });
}

function nameBeside(motif: string, font: string): Front {
  return ({ shape }) => {
    const { art, name } = besideArt[shape] ?? besideArt.circle;
    return [squareArtIn(motif, motif, art, engraved.text), named(name, font)];
  };
}

type Front = (options: ChosenOptions) => Part[];

/** The front with the given layers; on the back two optional lines. */
function template(key: string, title: string, front: Front): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => {
      const size = pendant(options);
      const { line, second } = backLines[options.shape] ?? backLines.circle;
      const style = { font: "figtree", color: engraved.text };
      return {
        front: layout(engraved.background, front(options))(size),
        back: layout(engraved.background, [textIn("line", line, style), textIn("line-2", second, style)])(
          size,
        ),
      };
    },
  };
}
