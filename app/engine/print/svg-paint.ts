import type { SvgNode } from "./svg-nodes";

/** SVG color matrix: twenty numbers that transform color and alpha, row by row. */
export type Recoloring = number[];

/** Default paint of shapes, inherited from group to group. */
export interface Paint {
  fill: string;
  stroke: string;
  strokeWidth: number;
  cap: "butt" | "round";
  join: "miter" | "round";
  /** Those of the enclosing groups, innermost first. */
  recolorings: Recoloring[];
}

export const PLAIN_PAINT: Paint = {
  fill: "#000000",
  stroke: "none",
  strokeWidth: 1,
  cap: "butt",
  join: "miter",
  recolorings: [],
};

const HEX = /^#[0-9a-f]{6}$/i;
const SHORT_HEX = /^#[0-9a-f]{3}$/i;

/** Paint of an element and its children. */
export function paintOf({ attributes }: SvgNode, around: Paint): Paint {
  return {
    ...around,
    fill: attributes.fill ?? around.fill,
    stroke: attributes.stroke ?? around.stroke,
    strokeWidth: Number(attributes["stroke-width"] ?? around.strokeWidth),
    cap: (attributes["stroke-linecap"] as Paint["cap"]) ?? around.cap,
    join: (attributes["stroke-linejoin"] as Paint["join"]) ?? around.join,
  };
}

/**
 * Color of a shape after the enclosing filters; transparent parts show the bare sheet.
 * @returns null where nothing is painted
 * @throws Error for an unsupported color
 */
export function colorOf(color: string, recolorings: Recoloring[]): string | null {
  if (color === "none") return null;
  const plain = plainColor(color);
  if (recolorings.length === 0) return plain;
  const start = [1, 3, 5].map((at) => Number.parseInt(plain.slice(at, at + 2), 16) / 255);
  const channels = recolorings.reduce(recolored, start);
  return `#${channels.map((value) => hexByte(value * 255)).join("")}`;
}

/** Checks whether a color (hex) is nearer to black than to white. */
export function isDark(color: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue < 0.5;
}

function recolored(channels: number[], matrix: Recoloring): number[] {
  const from = [...channels, 1, 1];
  const [red, green, blue, alpha] = [0, 5, 10, 15].map((row) =>
    within(from.reduce((total, value, column) => total + value * matrix[row + column], 0)),
  );
  return [red, green, blue].map((value) => value * alpha + 1 - alpha);
}

function plainColor(color: string): string {
  if (HEX.test(color)) return color;
  if (SHORT_HEX.test(color)) return color.replace(/[0-9a-f]/gi, (digit) => digit + digit);
  throw new Error(`The color ${color} cannot be printed.`);
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, "0");
}
