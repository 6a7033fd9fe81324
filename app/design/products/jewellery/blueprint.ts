import type { Blueprint, BlueprintTemplate } from "../../blueprint/blueprint";
import { engraved } from "../../blueprint/engraved";
import { choice } from "../../blueprint/options";
import { chain, metal, metalSide, pendant } from "../../blueprint/pendants";
import { lineQuestion, nameQuestions } from "../../blueprint/printed";
import { type Piece, piecesIn, surfaceOf } from "../../blueprint/spots";

const pieces = piecesIn({
  circle: {
    alone: [0.12, 0.33, 0.76, 0.34],
    motif: [0.36, 0.17, 0.28, 0.24],
    "beside-motif": [0.14, 0.45, 0.72, 0.25],
    first: [0.2, 0.2, 0.6, 0.22],
    between: [0.43, 0.43, 0.14, 0.14],
    second: [0.2, 0.59, 0.6, 0.22],
    "above-date": [0.14, 0.28, 0.72, 0.28],
    date: [0.24, 0.6, 0.52, 0.16],
    large: [0.22, 0.22, 0.56, 0.56],
    initial: [0.25, 0.16, 0.5, 0.5],
    "below-initial": [0.43, 0.69, 0.14, 0.14],
    line: [0.13, 0.34, 0.74, 0.16],
    "line-2": [0.18, 0.54, 0.64, 0.14],
  },
  heart: {
    alone: [0.18, 0.27, 0.64, 0.24],
    motif: [0.39, 0.56, 0.22, 0.2],
    "beside-motif": [0.15, 0.27, 0.7, 0.26],
    first: [0.16, 0.23, 0.68, 0.19],
    between: [0.445, 0.43, 0.11, 0.11],
    second: [0.28, 0.55, 0.44, 0.14],
    "above-date": [0.16, 0.25, 0.68, 0.24],
    date: [0.28, 0.53, 0.44, 0.14],
    large: [0.27, 0.21, 0.46, 0.46],
    initial: [0.3, 0.22, 0.4, 0.38],
    "below-initial": [0.43, 0.63, 0.14, 0.14],
    line: [0.15, 0.28, 0.7, 0.14],
    "line-2": [0.22, 0.46, 0.56, 0.13],
  },
  bar: {
    alone: [0.12, 0.14, 0.76, 0.72],
    motif: [0.1, 0.25, 0.14, 0.5],
    "beside-motif": [0.27, 0.19, 0.6, 0.62],
    first: [0.1, 0.22, 0.34, 0.56],
    between: [0.46, 0.35, 0.08, 0.3],
    second: [0.56, 0.22, 0.34, 0.56],
    "above-date": [0.1, 0.19, 0.48, 0.62],
    date: [0.63, 0.3, 0.27, 0.4],
    large: [0.4, 0.16, 0.2, 0.68],
    initial: [0.38, 0.15, 0.18, 0.7],
    "below-initial": [0.57, 0.35, 0.08, 0.3],
    line: [0.12, 0.17, 0.76, 0.34],
    "line-2": [0.12, 0.55, 0.76, 0.3],
  },
} as const);

type Spot = Parameters<typeof pieces.text>[1];

const text = (id: string, spot: Spot, font: string) => pieces.text(id, spot, { font, color: engraved.text });
const motif = (art: string, spot: Spot = "motif") => pieces.art(art, spot, engraved.text);

const back = [text("line", "line", "figtree"), text("line-2", "line-2", "figtree")];

export const jewellery: Blueprint = {
  key: "jewellery",
  options: [choice("shape", "Pendant", { circle: "Round", heart: "Heart", bar: "Bar" }), metal, chain],
  surfaces: () => [metalSide("front", "Front"), metalSide("back", "Back")],
  slots: {
    ...nameQuestions(2, 12),
    initial: { title: "Initial", ask: "Type the initial.", placeholder: "B", maxLength: 1 },
    date: lineQuestion("Date", 12, "May 2021"),
    line: lineQuestion("Text on the back", 20, ""),
    "line-2": lineQuestion("Second line", 20, ""),
  },
  templates: [
    template("name", "Name", [text("name", "alone", "pacifico")]),
    template("paw-and-name", "Paw and name", [motif("paw"), text("name", "beside-motif", "fredoka")]),
    template("heart-and-name", "Heart and name", [
      motif("heart"),
      text("name", "beside-motif", "playfair-display"),
    ]),
    template("two-names", "Two names and a heart", [
      text("name", "first", "playfair-display"),
      motif("heart", "between"),
      text("name-2", "second", "playfair-display"),
    ]),
    template("name-and-date", "Date with the name", [
      text("name", "above-date", "dancing-script"),
      text("date", "date", "figtree"),
    ]),
    template("initial", "Initial and paw", [
      text("initial", "initial", "cinzel"),
      motif("paw", "below-initial"),
    ]),
    template("dog-and-name", "Dog and name", [motif("dog-side"), text("name", "beside-motif", "comfortaa")]),
    template("cat-and-name", "Cat and name", [motif("cat"), text("name", "beside-motif", "caveat")]),
    template("paw", "Paw alone", [motif("paw", "large")]),
  ],
};

/** The front with the given layers; on the back two optional lines. */
function template(key: string, title: string, front: Piece[]): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => {
      const cut = { options, size: pendant(options) };
      return {
        front: surfaceOf(engraved.background, front, cut),
        back: surfaceOf(engraved.background, back, cut),
      };
    },
  };
}
