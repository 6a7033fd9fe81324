import type { Font, Glyph, PathCommand } from "opentype.js";
import { pointsOf, type SetLetter } from "./bent-line";
import { type LineShape, type Outline, straightLine } from "./outline";
import { setLines } from "./set-lines";

/**
 * Returns text as one shape, with kerning, in the given font, curve and spacing; line feeds separate its lines.
 * Characters that the font lacks, such as emoji, are left out; a second file of the font may have more of them. The shape
 * begins at x = 0 with its first ink; the ascender of a straight line is at least the height of a capital, so that names
 * with any letters have the same baseline.
 */
export function outlineWith([font, ...more]: Font[], text: string, shape: LineShape = straightLine): Outline {
  const lines = text.split("\n").map((line) => layOut([font, ...more], line, shape.spacing));
  const commands = setLines(lines, shape, font.unitsPerEm);
  const scale = 1000 / font.unitsPerEm;
  const ink = extent(commands);
  const left = Math.round(ink.left * scale);
  const capital = capitalHeight(font);
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
function layOut(files: Font[], text: string, spacing: number): SetLetter[] {
  const glyphs = Array.from(text.normalize("NFC")).flatMap((character) => glyphOf(files, character) ?? []);
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

/** A letter from the first file that has it. */
function glyphOf(files: Font[], character: string): { glyph: Glyph; file: Font } | undefined {
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
