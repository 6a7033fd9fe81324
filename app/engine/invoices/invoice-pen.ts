import { createRequire } from "node:module";
import type { PaperTheme } from "~/brand/paper-theme";
import { addElement, drawElement, type StructureElement } from "../shared/pdf-structure";

const require = createRequire(import.meta.url);

type Document = PDFKit.PDFDocument;
export type Weight = "regular" | "bold";

/** Drawing target. */
export interface Sheet {
  document: Document;
  theme: PaperTheme;
  /** The element of the document's structure that texts are added to. */
  parent: StructureElement;
}

/**
 * Each font weight has two files, Western characters and other Latin ones. Both files of a weight share their name, by
 * which PDF identifies fonts, so each weight takes its second file from the next weight.
 */
const files: Record<Weight, { western: string; extended: string }> = {
  regular: { western: "latin-400", extended: "latin-ext-500" },
  bold: { western: "latin-700", extended: "latin-ext-600" },
};
const WESTERN = /^[\u0020-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122\u2212]$/;
const EXTENDED = /^[\u0100-\u024f\u1e00-\u1eff]$/;

export interface Placed {
  x: number;
  y?: number;
  width: number;
  weight?: Weight;
  size?: number;
  color?: "ink" | "softInk" | "accent";
  align?: "left" | "right";
  /** The element that the text is; a paragraph by default. */
  type?: "P" | "H1" | "H2" | "TH" | "TD";
  /** What a header cell is the header of. */
  scope?: "Row" | "Column";
}

/** Registers the store's fonts with a document. */
export function giveTypeface(document: Document): void {
  for (const { western, extended } of Object.values(files)) {
    for (const file of [western, extended]) {
      document.registerFont(file, require.resolve(`@fontsource/figtree/files/figtree-${file}-normal.woff`));
    }
  }
}

/** The same sheet, within a new element of its structure. */
export function within(sheet: Sheet, type: "Sect" | "Table" | "TR" | "TD"): Sheet {
  return { ...sheet, parent: addElement(sheet.document, sheet.parent, type) };
}

/** Writes a text that is read after those written before it. */
export function write(sheet: Sheet, words: string, placed: Placed): void {
  sheet.parent.add(textElement(sheet, words, placed));
}

/** Writes a text. @returns its element, which is read where it is added to another one */
export function textElement(sheet: Sheet, words: string, placed: Placed): StructureElement {
  const { type = "P", scope } = placed;
  return drawElement(sheet.document, type, () => writeRuns(sheet, words, placed), { scope });
}

/**
 * Writes text at a position in points; without `y`, below the previous text. Characters missing from the font become
 * "?".
 */
function writeRuns({ document, theme }: Sheet, words: string, placed: Placed): void {
  const { x, y = document.y, width, weight = "regular", size = 10, color = "ink", align = "left" } = placed;
  const runs = runsOf(words);
  document.fillColor(theme[color]).fontSize(size);
  runs.forEach(({ isWestern, text }, index) => {
    const continued = index < runs.length - 1;
    document.font(isWestern ? files[weight].western : files[weight].extended);
    if (index === 0) document.text(text, x, y, { width, align, continued });
    else document.text(text, { continued });
  });
}

/** Splits text into runs that a single font file can write. */
export function runsOf(words: string): { isWestern: boolean; text: string }[] {
  const runs: { isWestern: boolean; text: string }[] = [];
  for (const letter of words.normalize("NFC") || " ") {
    const isExtended = EXTENDED.test(letter);
    const text = isExtended || WESTERN.test(letter) ? letter : "?";
    const last = runs.at(-1);
    if (last && last.isWestern === !isExtended) last.text += text;
    else runs.push({ isWestern: !isExtended, text });
  }
  return runs;
}
