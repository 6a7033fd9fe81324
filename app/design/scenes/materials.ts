import { materialColors } from "../blueprint/material-colors";
import type { Swatches } from "../blueprint/options";

const colors: Swatches = materialColors;

/** What a color option looks like as ceramic or cloth (hex); white where there is no such color. */
export function materialColor(option: string | undefined): string {
  const [, swatch] = colors[option ?? "white"] ?? materialColors.white;
  return swatch;
}

/** A metal's tones from its brightest gleam to its deepest shade, and the glint along a cut in it. */
export interface Metal {
  gleam: string;
  light: string;
  base: string;
  shade: string;
  glint: string;
}

const metals: Record<string, Metal> = {
  silver: { gleam: "#ffffff", light: "#eceef0", base: "#cdd1d6", shade: "#8d9399", glint: "#ffffff" },
  gold: { gleam: "#fff6d5", light: "#f3d98e", base: "#dfb556", shade: "#9c7022", glint: "#fff4cc" },
  "rose-gold": { gleam: "#fff0e9", light: "#f3cdbd", base: "#dfa590", shade: "#a0604c", glint: "#ffe9e0" },
  black: { gleam: "#8b8c92", light: "#54555b", base: "#37383c", shade: "#141416", glint: "#000000" },
};

/** The tones of the metal option; silver where there is no such metal. */
export function metalTones(option: string | undefined): Metal {
  return (option && metals[option]) || metals.silver;
}
