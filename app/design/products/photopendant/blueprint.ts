import type { Blueprint, BlueprintTemplate } from "../../blueprint/blueprint";
import { engraved } from "../../blueprint/engraved";
import { photoIn, whole } from "../../blueprint/layout";
import {
  blush,
  cream,
  lilac,
  marigold,
  mint,
  navy,
  pine,
  sky,
  terracotta,
  white,
} from "../../blueprint/palette";
import { chain, metal, metalSide, pendant, pendantMask } from "../../blueprint/pendants";
import { lineQuestion, nameQuestion, photoQuestions, printedSurface } from "../../blueprint/printed";
import { shapeOption } from "../../blueprint/shapes-offered";
import { type Piece, piecesIn, surfaceOf } from "../../blueprint/spots";

const pieces = piecesIn({
  circle: {
    photo: [0.2, 0.08, 0.6, 0.58],
    name: [0.22, 0.665, 0.56, 0.17],
    left: [0.1, 0.2, 0.39, 0.42],
    right: [0.51, 0.2, 0.39, 0.42],
    "name-of-two": [0.18, 0.62, 0.64, 0.17],
    inside: [0.14, 0.14, 0.72, 0.72],
    "heart-inside": [0.2, 0.22, 0.6, 0.6],
    low: [0.41, 0.72, 0.18, 0.18],
    ring: [0.08, 0.08, 0.84, 0.84],
    "in-ring": [0.25, 0.25, 0.5, 0.5],
    top: [0.31, 0.09, 0.38, 0.38],
    "bottom-left": [0.11, 0.47, 0.38, 0.38],
    "bottom-right": [0.51, 0.47, 0.38, 0.38],
    line: [0.13, 0.4, 0.74, 0.2],
  },
  heart: {
    photo: [0.22, 0.14, 0.56, 0.44],
    name: [0.32, 0.57, 0.36, 0.125],
    left: [0.11, 0.17, 0.37, 0.36],
    right: [0.52, 0.17, 0.37, 0.36],
    "name-of-two": [0.29, 0.54, 0.42, 0.13],
    inside: [0.23, 0.14, 0.54, 0.56],
    "heart-inside": [0.16, 0.15, 0.68, 0.68],
    low: [0.42, 0.68, 0.16, 0.16],
    ring: [0.14, 0.12, 0.72, 0.66],
    "in-ring": [0.31, 0.26, 0.38, 0.38],
    top: [0.13, 0.17, 0.34, 0.34],
    "bottom-left": [0.53, 0.17, 0.34, 0.34],
    "bottom-right": [0.33, 0.5, 0.34, 0.34],
    line: [0.15, 0.3, 0.7, 0.18],
  },
} as const);

const { text, art, photo } = pieces;
const wholePhoto: Piece = () => photoIn("photo", whole);

/** A photo under a clear dome in front, words cut into the back. */
export const photopendant: Blueprint = {
  key: "photopendant",
  options: [shapeOption("circle", "heart"), metal, chain],
  surfaces: () => [
    printedSurface({
      key: "front",
      title: "Front",
      size: pendant,
      bleed: 1,
      safe: 1.5,
      mask: pendantMask,
      minLetterHeight: 1.5,
    }),
    metalSide("back", "Back"),
  ],
  slots: { ...photoQuestions(3), name: nameQuestion(10), line: lineQuestion("Text on the back", 20, "") },
  templates: [
    template("full-photo", "Full photo", white, [wholePhoto]),
    template("photo-and-name", "Photo and name", cream, [
      photo("photo", "photo"),
      text("name", "name", { font: "fredoka", color: terracotta }),
    ]),
    template("two-pets", "Two pets", sky, [
      photo("photo", "left"),
      photo("photo-2", "right"),
      text("name", "name-of-two", { font: "fredoka", color: navy }),
    ]),
    template("round-photo", "Round photo in a ring", marigold, [photo("photo", "inside")]),
    template("heart-photo", "Heart portrait", blush, [photo("photo", "heart-inside", "heart")]),
    template("photo-and-paw", "Photo above a paw", mint, [photo("photo", "photo"), art("paw", "low", pine)]),
    template("two-halves", "Half and half", white, [
      () => photoIn("photo", [0, 0, 0.5, 1]),
      () => photoIn("photo-2", [0.5, 0, 0.5, 1]),
    ]),
    template("paw-ring", "Ring of paws", cream, [
      art("paw-ring", "ring", terracotta),
      photo("photo", "in-ring"),
    ]),
    template("three-pets", "Three pets", lilac, [
      photo("photo", "top"),
      photo("photo-2", "bottom-left"),
      photo("photo-3", "bottom-right"),
    ]),
  ],
};

/** The front with the given layers; on the back an optional line. */
function template(key: string, title: string, background: string, front: Piece[]): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => {
      const line = text("line", "line", { font: "figtree", color: engraved.text });
      const cut = { options, size: pendant(options) };
      return {
        front: surfaceOf(background, front, cut),
        back: surfaceOf(engraved.background, [line], cut),
      };
    },
  };
}
