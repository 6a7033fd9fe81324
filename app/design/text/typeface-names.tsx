import { type DesignFont, designFonts } from "./fonts";
import type { LineShape, OutlineText } from "./outline";

/** As new texts of the studio are set. */
export const ligated: LineShape = { curve: 0, spacing: 0, ligatures: true };

/**
 * Each font's name, or a sample text, in its own letters: an SVG of symbols with the fonts' keys as ids, all as wide as the
 * widest, with centered names. They have the color of the surrounding text.
 */
export function TypefaceNames({ outline, sample = "" }: { outline: OutlineText; sample?: string }) {
  const names = designFonts.flatMap((font) => {
    const sampled = outline(font.key, sample, ligated);
    const shape = sampled?.path ? sampled : outline(font.key, shortTitle(font), ligated);
    return shape ? [{ key: font.key, shape }] : [];
  });
  const widest = Math.max(...names.map(({ shape }) => shape.width));
  return (
    <svg>
      <title>Typefaces</title>
      {names.map(({ key, shape: { width, path } }) => (
        <symbol key={key} id={key} viewBox={`${(width - widest) / 2} -900 ${widest} 1200`}>
          <path d={path} fill="currentColor" />
        </symbol>
      ))}
    </svg>
  );
}

/** Returns "Caveat" for "Caveat, handwritten". */
function shortTitle({ title }: DesignFont): string {
  return title.split(",")[0];
}
