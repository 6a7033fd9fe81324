import { createHash } from "node:crypto";
import type { PressProfile } from "~/settings/press-profile.server";
import { srgbProfile } from "./srgb-profile";

type Document = PDFKit.PDFDocument;
export type Reference = ReturnType<Document["ref"]>;

/** PDF/X-4 is based on this version of PDF. */
export const PRINT_PDF_VERSION = "1.6";
const CONDITION = "sRGB IEC61966-2.1";

/** Members of PDFKit that its types do not have. */
interface OpenDocument {
  _root: { data: Record<string, unknown> };
  appendXML(xml: string): void;
  page: { colorSpaces: Record<string, unknown> };
}

/** What identifies a file: equal files have equal values. */
interface FileIdentity {
  /** Constant creation time. */
  time: Date;
  /** Everything that the file is drawn from. */
  content: string;
  /** The profile whose inks it is in; null for sRGB. */
  press: PressProfile | null;
}

/**
 * Declares the document as PDF/X-4: an output intent with its profile, untrapped, identified, and all its plain RGB
 * tagged as sRGB. The document is written with equal bytes each time.
 * @returns the color space sRGB, for the alternates of spot colors
 */
export function declarePrintStandard(document: Document, { time, content, press }: FileIdentity): unknown[] {
  const open = document as unknown as OpenDocument;
  const profile = document.ref({ N: 3, Alternate: "DeviceRGB" });
  profile.end(srgbProfile);
  const intent = document.ref({
    Type: "OutputIntent",
    S: "GTS_PDFX",
    OutputConditionIdentifier: new String(press?.name ?? CONDITION),
    Info: new String(press?.name ?? CONDITION),
    DestOutputProfile: press ? pressReference(document, press) : profile,
  });
  intent.end(null);
  open._root.data.OutputIntents = [intent];
  const srgb = ["ICCBased", profile];
  tagPage(document, srgb);
  document.info.ModDate = time;
  open.appendXML(identification(time.toISOString().replace(/\.\d+Z$/, "Z"), documentId(content, press)));
  return srgb;
}

function pressReference(document: Document, { bytes }: PressProfile): Reference {
  const profile = document.ref({ N: 4, Alternate: "DeviceCMYK" });
  profile.end(bytes);
  return profile;
}

/** Tags the plain RGB of the current page as sRGB. */
export function tagPage(document: Document, srgb: unknown[]): void {
  (document as unknown as OpenDocument).page.colorSpaces.DefaultRGB = srgb;
}

function documentId(content: string, press: PressProfile | null): string {
  const hash = createHash("sha256").update(content);
  return (press ? hash.update(press.bytes) : hash).digest("hex").slice(0, 32);
}

function identification(time: string, id: string): string {
  return `
    <rdf:Description rdf:about="" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
      <pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
      <pdf:Trapped>False</pdf:Trapped>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
      <xmp:ModifyDate>${time}</xmp:ModifyDate>
      <xmp:MetadataDate>${time}</xmp:MetadataDate>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
      <xmpMM:DocumentID>uuid:${id}</xmpMM:DocumentID>
      <xmpMM:VersionID>1</xmpMM:VersionID>
      <xmpMM:RenditionClass>default</xmpMM:RenditionClass>
    </rdf:Description>`;
}
