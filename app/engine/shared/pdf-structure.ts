/**
 * The structure of a PDF, by which screen readers read it: headings, paragraphs, tables and figures, in the order of
 * reading. What belongs to no element is skipped.
 */

type Document = PDFKit.PDFDocument;
export type StructureElement = ReturnType<Document["struct"]>;

/** The types of elements in use (ISO 32000-1, 14.8.4). */
type ElementType = "Document" | "Sect" | "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD" | "Figure";

interface ElementOptions {
  /** What a figure shows, in words. */
  alt?: string;
  /** The text of what is drawn as outlines. */
  actual?: string;
  /** What a header cell is the header of. */
  scope?: "Row" | "Column";
  /** Left, top, right and bottom in points from the upper left corner of the page. */
  bbox?: number[];
}

/** Options of a document whose structure is written. */
export const TAGGED = { tagged: true, lang: "en-US", displayTitle: true } as const;

/** Starts the structure of a document made with the options `TAGGED`. @returns its outermost element */
export function openStructure(document: Document): StructureElement {
  const root = document.struct("Document");
  document.addStructure(root);
  return root;
}

/** Adds an element that contains others, such as a table. */
export function addElement(
  document: Document,
  parent: StructureElement,
  type: ElementType,
): StructureElement {
  const element = document.struct(type);
  parent.add(element);
  return element;
}

/** Draws an element. It is read where it is added to another one, which may differ from the order of drawing. */
export function drawElement(
  document: Document,
  type: ElementType,
  draw: () => void,
  options: ElementOptions = {},
): StructureElement {
  const content = document.markStructureContent(type);
  draw();
  document.endMarkedContent();
  return document.struct(type, options, [content]);
}

/** Draws what has no meaning, such as a rule or a crop mark. */
export function drawArtifact(document: Document, type: "Layout" | "Page", draw: () => void): void {
  document.markContent("Artifact", { type });
  draw();
  document.endMarkedContent();
}
