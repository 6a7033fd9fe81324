import type { Blueprint, BlueprintTemplate, SurfaceBlueprint } from "../../blueprint/blueprint";
import { engraved, engravedSurface, metals } from "../../blueprint/engraved";
import { eyelet, tagEyes } from "../../blueprint/holes";
import { choice } from "../../blueprint/options";
import { lineQuestion, nameQuestion, phoneQuestion } from "../../blueprint/printed";
import { shapeMask, shapeOption } from "../../blueprint/shapes-offered";
import { type Piece, piecesIn, surfaceOf } from "../../blueprint/spots";

/** Width in millimeters, by the options `shape` and `size`. */
const tag: SurfaceBlueprint["size"] = ({ shape, size }) => {
  const isLarge = size === "large";
  if (shape === "bone") return isLarge ? { width: 50, height: 31 } : { width: 40, height: 25 };
  return isLarge ? { width: 32, height: 32 } : { width: 25, height: 25 };
};

const pieces = piecesIn({
  circle: {
    middle: [0.14, 0.33, 0.72, 0.36],
    motif: [0.36, 0.13, 0.28, 0.26],
    "beside-motif": [0.14, 0.42, 0.72, 0.28],
    "high-name": [0.18, 0.24, 0.64, 0.28],
    "middle-line": [0.12, 0.36, 0.76, 0.2],
    "low-line": [0.2, 0.6, 0.6, 0.13],
    "wide-low-line": [0.14, 0.54, 0.72, 0.17],
    left: [0.14, 0.4, 0.17, 0.22],
    right: [0.69, 0.4, 0.17, 0.22],
    "between-motifs": [0.32, 0.37, 0.36, 0.28],
    large: [0.2, 0.2, 0.6, 0.6],
  },
  bone: {
    middle: [0.16, 0.33, 0.68, 0.34],
    motif: [0.08, 0.28, 0.2, 0.44],
    "beside-motif": [0.3, 0.34, 0.58, 0.32],
    "high-name": [0.16, 0.33, 0.68, 0.18],
    "middle-line": [0.16, 0.33, 0.68, 0.2],
    "low-line": [0.2, 0.56, 0.6, 0.12],
    "wide-low-line": [0.16, 0.52, 0.68, 0.15],
    left: [0.08, 0.3, 0.18, 0.4],
    right: [0.74, 0.3, 0.18, 0.4],
    "between-motifs": [0.28, 0.34, 0.44, 0.32],
    large: [0.34, 0.3, 0.32, 0.4],
  },
  heart: {
    middle: [0.21, 0.3, 0.58, 0.23],
    motif: [0.39, 0.55, 0.22, 0.2],
    "beside-motif": [0.19, 0.29, 0.62, 0.23],
    "high-name": [0.16, 0.24, 0.68, 0.22],
    "middle-line": [0.15, 0.3, 0.7, 0.16],
    "low-line": [0.23, 0.47, 0.54, 0.13],
    "wide-low-line": [0.23, 0.47, 0.54, 0.13],
    left: [0.14, 0.3, 0.17, 0.2],
    right: [0.69, 0.3, 0.17, 0.2],
    "between-motifs": [0.32, 0.29, 0.36, 0.23],
    large: [0.26, 0.2, 0.48, 0.48],
  },
} as const);

type Spot = Parameters<typeof pieces.text>[1];

const text = (id: string, spot: Spot, font = "figtree") =>
  pieces.text(id, spot, { font, color: engraved.text });
const motif = (art: string, spot: Spot, id = art) => pieces.art(art, spot, engraved.text, id);

const phoneAndMessage = [text("phone", "middle-line"), text("message", "low-line")];
const messageOnly = [text("message", "middle-line")];

export const petTags: Blueprint = {
  key: "pet-tags",
  options: [
    {
      code: "color",
      title: "Metal",
      values: [...metals, { code: "black", title: "Black", swatch: "#35363a", engraving: "#dcdde0" }],
    },
    choice("size", "Size", { small: "Small (1 in)", large: "Large (1 1/4 in)" }),
    shapeOption("circle", "bone", "heart"),
  ],
  surfaces: () => [side("front", "Front"), side("back", "Back")],
  slots: {
    name: nameQuestion(12),
    phone: phoneQuestion(),
    message: lineQuestion("Second line", 20),
    address: lineQuestion("Address", 22, "12 Elm Street"),
  },
  templates: [
    template("name-and-phone", "Name and phone", [text("name", "middle", "fredoka")], phoneAndMessage),
    template("name-only-bold", "Big name", [text("name", "middle", "bebas-neue")], messageOnly),
    template(
      "paw-and-name",
      "Paw and name",
      [motif("paw", "motif"), text("name", "beside-motif", "fredoka")],
      phoneAndMessage,
    ),
    template(
      "heart-and-name",
      "Heart and name",
      [motif("heart", "motif"), text("name", "beside-motif", "pacifico")],
      phoneAndMessage,
    ),
    template(
      "bone-and-name",
      "Bone and name",
      [motif("bone", "motif"), text("name", "beside-motif", "bebas-neue")],
      phoneAndMessage,
    ),
    template(
      "between-paws",
      "Between two paws",
      [
        motif("paw", "left", "paw-1"),
        text("name", "between-motifs", "luckiest-guy"),
        motif("paw", "right", "paw-2"),
      ],
      phoneAndMessage,
    ),
    template(
      "all-on-front",
      "Name over the phone",
      [text("name", "high-name", "playfair-display"), text("phone", "wide-low-line")],
      messageOnly,
    ),
    template(
      "phone-and-address",
      "Phone and address on the back",
      [text("name", "middle", "lobster")],
      [text("phone", "middle-line"), text("address", "low-line")],
    ),
    template(
      "large-paw",
      "Large paw, name on the back",
      [motif("paw", "large")],
      [text("name", "high-name", "fredoka"), text("phone", "wide-low-line")],
    ),
  ],
};

function template(key: string, title: string, front: Piece[], back: Piece[]): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => {
      const cut = { options, size: tag(options) };
      return {
        front: surfaceOf(engraved.background, front, cut),
        back: surfaceOf(engraved.background, back, cut),
      };
    },
  };
}

/** One side of the tag; its preview uses the metal's colors. */
function side(key: string, title: string): SurfaceBlueprint {
  return engravedSurface({
    key,
    title,
    size: tag,
    safe: 2,
    mask: ({ shape }) => shapeMask(shape),
    holes: (options) => [eyelet(tag(options), tagEyes[options.shape] ?? tagEyes.circle)],
  });
}
