import type { BlueprintOption } from "../blueprint";
import { glassOption, matWidthOption } from "./mats-and-glass";
import { posterSizeCodes } from "./sizes";
import { wallPrint } from "./wall-print";

const surfaceFinish: BlueprintOption = {
  code: "finish",
  title: "Finish",
  values: [
    { code: "gloss", title: "Gloss" },
    { code: "matte", title: "Matte" },
  ],
};

export const acrylicPrint = wallPrint({
  key: "acrylic-print",
  options: [
    {
      code: "finish",
      title: "Stand-offs",
      values: [
        { code: "silver", title: "Silver", swatch: "#d5d8dc" },
        { code: "black", title: "Black", swatch: "#35363a" },
        { code: "gold", title: "Gold", swatch: "#e3bd63" },
      ],
    },
  ],
  bleed: 3,
  safe: 10,
});

export const metalPrint = wallPrint({
  key: "metal-print",
  options: [surfaceFinish],
  bleed: 3,
  safe: 8,
});

export const woodPrint = wallPrint({
  key: "wood-print",
  options: [
    {
      code: "tone",
      title: "Wood",
      values: [
        { code: "birch", title: "Birch", swatch: "#ecd6b0" },
        { code: "oak", title: "Oak", swatch: "#d2a871" },
        { code: "walnut", title: "Walnut", swatch: "#a87b54" },
      ],
    },
  ],
  bleed: 3,
  safe: 8,
});

export const framedPrint = wallPrint({
  key: "frame",
  options: [
    {
      code: "frame",
      title: "Frame",
      values: [
        { code: "black", title: "Black", swatch: "#2b2826" },
        { code: "oak", title: "Oak", swatch: "#c49a66" },
        { code: "white", title: "White", swatch: "#faf8f4" },
        { code: "walnut", title: "Walnut", swatch: "#6f4a30" },
      ],
    },
    {
      code: "color",
      title: "Mat",
      idleWith: { option: "border", value: "none" },
      values: [
        { code: "white", title: "White", swatch: "#fdfbf7" },
        { code: "cream", title: "Cream", swatch: "#f3e7d2" },
        { code: "charcoal", title: "Charcoal", swatch: "#4a4643" },
      ],
    },
    matWidthOption("2in", "1in", "none"),
    glassOption("acrylic", "non-reflecting"),
  ],
  bleed: 3,
  safe: 7,
});

export const poster = wallPrint({
  key: "poster",
  options: [
    {
      code: "frame",
      title: "Hanger",
      values: [
        { code: "none", title: "No hanger", swatch: "#efe7da" },
        { code: "oak", title: "Oak", swatch: "#c49a66" },
        { code: "black", title: "Black", swatch: "#2b2826" },
      ],
    },
  ],
  bleed: 3,
  safe: 8,
  sizes: posterSizeCodes,
});

export const photoboard = wallPrint({
  key: "photoboard",
  options: [surfaceFinish],
  bleed: 3,
  safe: 5,
  sizes: ["5x7", "8x8", "8x10", "7x5", "10x8"],
});
