import { type InkPercents, separatedColors, separatedPhoto } from "./separation";

/** Pure black is one ink, since text in four would not register exactly (black-text.ts). */
const BLACK: [string, InkPercents] = ["#000000", [0, 0, 0, 100]];

/** The colors of one print file in the inks of a press. Each color of its shapes is converted once. */
export class PressColors {
  private readonly inks = new Map([BLACK]);

  /** @param profile ICC profile of CMYK output */
  constructor(private readonly profile: Buffer) {}

  /** Converts colors (#rrggbb) that shapes will be painted in. */
  async convert(colors: Iterable<string>): Promise<void> {
    const added = [...new Set([...colors].map(lowerCase))].filter((color) => !this.inks.has(color));
    if (added.length === 0) return;
    const separated = await separatedColors(added, this.profile);
    for (const [index, color] of added.entries()) this.inks.set(color, separated[index]);
  }

  /** @throws Error for a color that was not converted */
  inksOf(color: string): InkPercents {
    const inks = this.inks.get(lowerCase(color));
    if (!inks) throw new Error(`The color ${color} was not converted for the press.`);
    return inks;
  }

  /** Returns a photo (JPEG in sRGB) as a JPEG in inks. */
  photo(jpeg: Buffer): Promise<Buffer> {
    return separatedPhoto(jpeg, this.profile);
  }
}

function lowerCase(color: string): string {
  return color.toLowerCase();
}
