import type { PrintInks } from "./print-inks";
import type { EmbeddedPhoto } from "./print-photos";

type Document = PDFKit.PDFDocument;

/** Draws a picture into a rectangle of the page. */
export type DrawPicture = (x: number, y: number, width: number, height: number) => void;

/** Embeds a photo once. @returns a function that draws it */
export function embedPhoto(document: Document, inks: PrintInks, photo: EmbeddedPhoto): DrawPicture {
  if ("deflatedBits" in photo) return embedStencil(document, inks, photo);
  const picture = document.openImage(photo.jpeg);
  return (x, y, width, height) => document.image(picture, x, y, { width, height });
}

/** A picture of one bit, whose engraved pixels are painted in black ink and whose others stay bare. */
function embedStencil(
  document: Document,
  inks: PrintInks,
  { deflatedBits, width, height }: { deflatedBits: Buffer; width: number; height: number },
): DrawPicture {
  const stencil = document.ref({
    Type: "XObject",
    Subtype: "Image",
    ImageMask: true,
    BitsPerComponent: 1,
    Decode: [0, 1],
    Width: width,
    Height: height,
    Filter: "FlateDecode",
  });
  stencil.end(deflatedBits);
  const { xobjects } = document.page as unknown as { xobjects: Record<string, unknown> };
  const key = `Stencil${Object.keys(xobjects).length + 1}`;
  xobjects[key] = stencil;
  return (x, y, across, down) => {
    document.save();
    inks.select("black");
    // Pictures stand upright in PDF, whose y axis points up.
    document.transform(across, 0, 0, -down, x, y + down).addContent(`/${key} Do`);
    document.restore();
  };
}
