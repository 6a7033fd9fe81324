/** Letters that are in a second file of each font: those of Central Europe, Turkey, Romania, the Baltic and others. */
const EXTENDED = /[\u0100-\u0151\u0154-\u024f\u1e00-\u1eff]/;
const EXTENSION = "-ext";

/**
 * The keys of the files that draw a text in a font, its own first; the second is only loaded for letters that the first
 * lacks.
 */
export function fontFiles(font: string, text: string): string[] {
  return EXTENDED.test(text.normalize("NFC")) ? [font, `${font}${EXTENSION}`] : [font];
}

/** The font of a file, and its subset as the package of the font names it. */
export function fontOfFile(key: string): { font: string; subset: string } {
  if (!key.endsWith(EXTENSION)) return { font: key, subset: "latin" };
  return { font: key.slice(0, -EXTENSION.length), subset: "latin-ext" };
}
