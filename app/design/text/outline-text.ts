import type { Font, Glyph, PathCommand } from "opentype.js";
import { pointsOf, type SetLetter } from "./bent-line";
import { glyphForms } from "./glyph-forms";
import { circleOf, type LineShape, type Outline, straightLine } from "./outline";
import { setLines } from "./set-lines";
import { setOnCircle } from "./set-on-circle";

/**
 * Returns text as one shape, with kerning and, if the text has them, ligatures, in the given font, curve and spacing; line
 * feeds separate its lines. Characters that the font lacks, such as emoji, are left out; a second file of the font may have
 * more of them. The shape begins at x = 0 with its first ink; the ascender of a straight line is at least the height of a
 * capital, so that names with any letters have the same baseline. Text on a circle has the size of the whole circle.
 */
export function outlineWith([font, ...more]: Font[], text: string, shape: LineShape = straightLine): Outline {
  const lines = text.split("\n").map((line) => layOut([font, ...more], line, shape));
  const circle = circleOf(shape);
  const scale = 1000 / font.unitsPerEm;
  const capital = capitalHeight(font);
  if (circle) {
    const set = setOnCircle(lines, { ...shape, circle, capital }, font.unitsPerEm);
    const radius = Math.ceil(set.radius * scale);
    return {
      path: pathData(set.commands, scale, -radius),
      width: 2 * radius,
      ascender: radius,
      descender: radius,
      capital: Math.round(capital * scale),
    };
  }
  const commands = setLines(lines, shape, font.unitsPerEm);
  const ink = extent(commands);
  const left = Math.round(ink.left * scale);
  const top = shape.curve === 0 ? Math.max(-ink.top, capital) : -ink.top;
  return {
    path: pathData(commands, scale, left),
    width: Math.round(ink.right * scale) - left,
    ascender: Math.round(top * scale),
    descender: Math.round(Math.max(ink.bottom, 0) * scale),
    capital: Math.round(capital * scale),
  };
}

/** Places the letters side by side, in font units. */
function layOut(files: Font[], text: string, { spacing, ligatures }: LineShape): SetLetter[] {
  const letters = Array.from(text.normalize("NFC")).flatMap((character) => glyphOf(files, character) ?? []);
  const glyphs = ligatures ? withForms(letters, spacing !== 0) : letters;
  const kernings = new Map(files.map((file) => [file, latinKerning(file)]));
  const [font] = files;
  const added = (spacing / 1000) * font.unitsPerEm;
  let x = 0;
  return glyphs.map(({ glyph, file }, at) => {
    const previous = glyphs[at - 1];
    const kerning = previous?.file === file ? kernings.get(file)?.(previous.glyph.index, glyph.index) : 0;
    if (previous) x += (kerning ?? 0) + added;
    const width = glyph.advanceWidth ?? 0;
    const letter = { commands: glyph.getPath(x, 0, font.unitsPerEm).commands, left: x, right: x + width };
    x += width;
    return letter;
  });
}

interface FontGlyph {
  glyph: Glyph;
  file: Font;
}

/** The glyphs of letters as they stand beside each other; letters of different files do not change each other. */
function withForms(letters: FontGlyph[], isSpaced: boolean): FontGlyph[] {
  const glyphs: FontGlyph[] = [];
  for (let start = 0, end = 1; start < letters.length; start = end, end += 1) {
    const { file } = letters[start];
    while (letters[end]?.file === file) end += 1;
    const indices = letters.slice(start, end).map(({ glyph }) => glyph.index);
    for (const index of glyphForms(file, indices, isSpaced))
      glyphs.push({ glyph: file.glyphs.get(index), file });
  }
  return glyphs;
}

/** A letter from the first file that has it. */
function glyphOf(files: Font[], character: string): FontGlyph | undefined {
  for (const file of files) {
    const glyph = file.charToGlyph(character);
    if (glyph.index > 0) return { glyph, file };
  }
  return undefined;
}

/** Members of opentype.js that its types lack. */
interface Positioned {
  position?: {
    getKerningTables(script: string): unknown[] | undefined;
    getKerningValue(tables: unknown[], left: number, right: number): number;
  };
}

/** The library kerns by the font's default script, but some fonts define kerning only for Latin. */
function latinKerning(font: Font & Positioned): (left: number, right: number) => number {
  const tables = font.position?.getKerningTables("latn");
  if (!font.position || !tables?.length) return (left, right) => font.getKerningValue(left, right);
  const { position } = font;
  return (left, right) => position.getKerningValue(tables, left, right);
}

function capitalHeight(font: Font): number {
  return -extent(font.charToGlyph("H").getPath(0, 0, font.unitsPerEm).commands).top;
}

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the box around all points including control points, which is accurate enough to place a line. */
function extent(commands: PathCommand[]): Extent {
  const result = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of commands.flatMap(pointsOf)) {
    result.left = Math.min(result.left, x);
    result.right = Math.max(result.right, x);
    result.top = Math.min(result.top, y);
    result.bottom = Math.max(result.bottom, y);
  }
  return Number.isFinite(result.left) ? result : { left: 0, right: 0, top: 0, bottom: 0 };
}

function pathData(commands: PathCommand[], scale: number, left: number): string {
  return commands
    .map((command) => {
      const points = pointsOf(command).map(
        ({ x, y }) => `${Math.round(x * scale) - left} ${Math.round(y * scale)}`,
      );
      return command.type + points.join(" ");
    })
    .join("");
}
