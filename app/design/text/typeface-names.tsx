import { type DesignFont, designFonts } from "./fonts";
import type { OutlineText } from "./outline";

/**
 * Each typeface's name in its own letters: a picture of symbols, each with its typeface's key as id, all as wide as
 * the widest, the name in the middle. They take the color of the text around them.
 */
export function TypefaceNames({ outline }: { outline: OutlineText }) {
  const names = designFonts.flatMap((font) => {
    const shape = outline(font.key, shortTitle(font));
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

/** "Caveat" of "Caveat, handwritten". */
function shortTitle({ title }: DesignFont): string {
  return title.split(",")[0];
}
