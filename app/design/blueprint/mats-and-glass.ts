import type { BlueprintOption } from "./blueprint";

/** Mats around and glass in front of a framed picture. */

const widths: Record<string, string> = { none: "No mat", "1in": "1 in", "2in": "2 in" };

/** Widths of the mat, in the order in which they are offered. */
export function matWidthOption(...codes: ("none" | "1in" | "2in")[]): BlueprintOption {
  return { code: "border", title: "Mat width", values: codes.map((code) => ({ code, title: widths[code] })) };
}

const fronts: Record<string, string> = {
  plain: "Standard glass",
  acrylic: "Shatterproof acrylic",
  "non-reflecting": "Non-glare glass",
};

/** Materials that cover the picture, in the order in which they are offered. */
export function glassOption(...codes: ("plain" | "acrylic" | "non-reflecting")[]): BlueprintOption {
  return { code: "glass", title: "Glazing", values: codes.map((code) => ({ code, title: fronts[code] })) };
}
