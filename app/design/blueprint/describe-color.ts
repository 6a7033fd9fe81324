import { colorName } from "./color-names";

/** Degrees of hue (OKLCH) at which each name starts. */
const HUES: [from: number, name: string][] = [
  [0, "pink"],
  [15, "red"],
  [45, "orange"],
  [75, "yellow"],
  [117, "green"],
  [180, "teal"],
  [220, "blue"],
  [290, "purple"],
  [330, "pink"],
];

/** Returns the name of a color in our palette, and a description of any other. */
export function nameOrDescription(color: string): string {
  const name = colorName(color);
  return name === color ? describeColor(color) : name;
}

/**
 * Returns a name for any color, such as "dark brown".
 * @param hex six digits after a #
 */
export function describeColor(hex: string): string {
  const { lightness, chroma, hue } = oklchOf(hex);
  if (chroma < 0.025) return grayName(lightness);
  const isWarm = hue >= 40 && hue < 100;
  if (isWarm && chroma < 0.09) {
    if (lightness > 0.88) return "cream";
    if (lightness > 0.68) return "tan";
  }
  if (isWarm && lightness <= 0.68 && chroma < 0.15) return `${shade(lightness, 0.42, 1)}brown`;
  const name = HUES.findLast(([from]) => hue >= from)?.[1] ?? "pink";
  return `${shade(lightness, 0.42, 0.85)}${name}`;
}

function grayName(lightness: number): string {
  if (lightness > 0.95) return "white";
  if (lightness < 0.25) return "black";
  return `${shade(lightness, 0.45, 0.75)}gray`;
}

function shade(lightness: number, darkBelow: number, lightFrom: number): string {
  if (lightness < darkBelow) return "dark ";
  return lightness >= lightFrom ? "light " : "";
}

/** Converts to OKLCH (Ottosson 2020): lightness from 0 to 1, chroma from 0 to about 0.3, hue in degrees. */
function oklchOf(hex: string): { lightness: number; chroma: number; hue: number } {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
