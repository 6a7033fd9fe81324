import type { Effect } from "../document/document";

/** Rows of red, green, blue and a constant, each from 0 to 1, for the three output channels. */
export type ColorMatrix = [number, number, number, number][];

const tones: Record<Effect["tone"], [number, number, number][]> = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  mono: [
    [0.299, 0.587, 0.114],
    [0.299, 0.587, 0.114],
    [0.299, 0.587, 0.114],
  ],
  sepia: [
    [0.393, 0.769, 0.189],
    [0.349, 0.686, 0.168],
    [0.272, 0.534, 0.131],
  ],
};

/** How much full brightness raises every channel. */
const LIFT = 0.4;
/** The fraction of contrast that remains at the lowest setting. */
const FLATTEST = 0.2;

/** How much full warmth strengthens red and weakens blue. */
const TINT = 0.2;

export const noEffect: Effect = { tone: "none", brightness: 0, contrast: 0 };

/** Checks that the effect leaves the photo unchanged. */
export function isPlain({ tone, brightness, contrast, warmth = 0 }: Effect): boolean {
  return tone === "none" && brightness === 0 && contrast === 0 && warmth === 0;
}

/** The effect on the sRGB channels of a photo: tone, contrast around the middle, brightness, then warmth. */
export function effectMatrix({ tone, brightness, contrast, warmth = 0 }: Effect): ColorMatrix {
  const slope = contrast >= 0 ? 1 + contrast / 100 : 1 + (contrast / 100) * (1 - FLATTEST);
  const constant = 0.5 * (1 - slope) + (brightness / 100) * LIFT;
  const tint = (warmth / 100) * TINT;
  const gains = [1 + tint, 1, 1 - tint];
  return tones[tone].map(([red, green, blue], channel) => {
    const gain = gains[channel];
    return [red * slope * gain, green * slope * gain, blue * slope * gain, constant * gain];
  });
}

/** Red, green and blue of a color (hex), each from 0 to 1. */
export function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);
}
