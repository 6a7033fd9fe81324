import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

type Node = Awaited<ReturnType<Awaited<ReturnType<Pdf["getPage"]>>["getStructTree"]>>;
type Pdf = Awaited<ReturnType<typeof getDocument>["promise"]>;

export interface ReadPdf {
  isTagged: boolean;
  language: string | undefined;
  title: string | undefined;
  /** What a screen reader reads, in its order: each element's type with its text, or with what a figure shows. */
  elements: string[];
  /** Text that belongs to no element, which a screen reader skips. */
  untagged: string;
}

/** Reads a PDF as a screen reader does, by its structure. */
export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const { info } = (await pdf.getMetadata()) as { info: { Language?: string; Title?: string } };
  const read: ReadPdf = {
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    language: info.Language,
    title: info.Title,
    elements: [],
    untagged: "",
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const texts = new Map<string, string>();
    const open: (string | undefined)[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ("str" in item) {
        const id = open.findLast(Boolean);
        if (id) texts.set(id, (texts.get(id) ?? "") + item.str);
        else read.untagged += item.str.trim();
      } else if (item.type === "endMarkedContent") open.pop();
      else open.push(item.id);
    }
    collect(await page.getStructTree(), texts, read.elements);
  }
  await pdf.destroy();
  return read;
}

function collect(node: Node, texts: Map<string, string>, elements: string[]): void {
  if (!node) return;
  const { role, alt, children } = node as Node & { alt?: string };
  const text = children.flatMap((child) => ("id" in child ? (texts.get(child.id) ?? "") : [])).join("");
  if (alt !== undefined || text !== "") elements.push(`${role}: ${(alt ?? text).trim()}`);
  for (const child of children) if ("role" in child) collect(child, texts, elements);
}
