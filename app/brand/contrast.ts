/** WCAG contrast ratio of two colors, from 1 to 21. @param one, other such as #B8431F */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = partsOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** "#B8431F" → [184, 67, 31] */
export function partsOf(hex: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
}

/** Mixes two colors. @param share weight of the second color, from 0 to 1 */
export function mixed(color: string, other: string, share: number): string {
  const others = partsOf(other);
  const parts = partsOf(color).map((part, index) => Math.floor(part + (others[index] - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
