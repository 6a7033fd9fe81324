import { inflateSync } from "node:zlib";

/** What a print file tells a press, a laser or a cutter, read from the file itself. */
export interface PrintFacts {
  version: string;
  /** Of the XMP metadata, such as PDF/X-4. */
  standard: string | undefined;
  /** Left, bottom, right and top in points. */
  boxes: Record<"MediaBox" | "BleedBox" | "TrimBox", number[]>;
  /** Colorants of the separations, sorted. */
  plates: string[];
  hasOutputIntent: boolean;
  /** The RGB of pictures and shapes is tagged with a profile. */
  isTaggedRgb: boolean;
  hasDeviceCmyk: boolean;
  /** Every path in a spot ink for white or cutting is drawn while overprint is on. */
  spotsOverprint: boolean;
  /** Bits of each picture's samples, 1 for engraved photos. */
  pictureBits: number[];
  /** The drawing instructions of the page. */
  content: string;
}

const OVERPRINT = /\/ExtGState\s+\/OP true\s+\/op true\s+\/OPM 1/;

/** Reads a one-page print file. */
export function readPrintFacts(pdf: Buffer): PrintFacts {
  const text = inflated(pdf);
  const separations = new Map(
    [...text.matchAll(/(\d+) 0 obj\s*\[\/Separation \/(\w+)/g)].map(([, id, name]) => [id, name]),
  );
  const keys = new Map(
    [...text.matchAll(/\/(Ink\d+) (\d+) 0 R/g)].map(([, key, id]) => [key, separations.get(id) ?? ""]),
  );
  const content = contentOf(text);
  return {
    version: text.slice(5, 8),
    standard: /<pdfxid:GTS_PDFXVersion>([^<]+)</.exec(text)?.[1],
    boxes: {
      MediaBox: box(text, "MediaBox"),
      BleedBox: box(text, "BleedBox"),
      TrimBox: box(text, "TrimBox"),
    },
    plates: [...new Set(separations.values())].sort(),
    hasOutputIntent: /\/S \/GTS_PDFX[\s\S]{0,200}\/DestOutputProfile \d+ 0 R/.test(text),
    isTaggedRgb: /\/DefaultRGB \[\/ICCBased \d+ 0 R\]/.test(text),
    hasDeviceCmyk: /DeviceCMYK/.test(text),
    spotsOverprint: OVERPRINT.test(text) && spotsOverprint(content, keys),
    pictureBits: [...text.matchAll(/\/Subtype \/Image[\s\S]{0,120}?\/BitsPerComponent (\d+)/g)].map(
      ([, bits]) => Number(bits),
    ),
    content,
  };
}

/** Checks that white, cut lines and punched holes are only painted after overprint was switched on in their graphics state. */
function spotsOverprint(content: string, keys: Map<string, string>): boolean {
  const states = [false];
  for (const line of content.split("\n")) {
    if (line === "q") states.push(states[states.length - 1]);
    else if (line === "Q") states.pop();
    else if (line === "/Overprint gs") states[states.length - 1] = true;
    const ink = keys.get(/^\/(Ink\d+) (?:cs|CS) /.exec(line)?.[1] ?? "");
    const isSpot = ink !== undefined && ["White", "CutContour", "Dieline", "Punch"].includes(ink);
    if (isSpot && !states[states.length - 1]) return false;
  }
  return true;
}

/** The file as text with readable streams; pictures are left out. */
function inflated(pdf: Buffer): string {
  return pdf.toString("latin1").replace(/stream\n([\s\S]*?)\nendstream/g, (whole, packed: string) => {
    if (packed.startsWith("\u00ff\u00d8")) return "";
    try {
      return `stream\n${inflateSync(Buffer.from(packed, "latin1")).toString("latin1")}\nendstream`;
    } catch {
      return whole;
    }
  });
}

function contentOf(text: string): string {
  const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, stream]) => stream);
  return streams.find((stream) => / cm\n/.test(stream) && /\bre|\bm\n| c\n/.test(stream)) ?? "";
}

function box(text: string, name: string): number[] {
  const found = new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(text);
  return found ? found[1].trim().split(/\s+/).map(Number) : [];
}
