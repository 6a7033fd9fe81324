import type { BlueprintOption } from "./blueprint";

/** What goes around and in front of a framed picture. */

const widths: Record<string, string> = { none: "No mat", "1in": "1 in", "2in": "2 in" };

/** How wide the mat is, in the order they are offered. */
export function matWidthOption(...codes: ("none" | "1in" | "2in")[]): BlueprintOption {
  return { code: "border", title: "Mat width", values: codes.map((code) => ({ code, title: widths[code] })) };
}

const fronts: Record<string, string> = {
  plain: "Standard glass",
  acrylic: "Shatterproof acrylic",
  "non-reflecting": "Non-glare glass",
};

/** What covers the picture, in the order they are offered. */
export function glassOption(...codes: ("plain" | "acrylic" | "non-reflecting")[]): BlueprintOption {
  return { code: "glass", title: "Glazing", values: codes.map((code) => ({ code, title: fronts[code] })) };
}
