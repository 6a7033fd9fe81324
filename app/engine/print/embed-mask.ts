import { promisify } from "node:util";
import { deflate as deflateInThread } from "node:zlib";
import type { MaskRaster } from "../designs/effected-photo";

type Document = PDFKit.PDFDocument;

const deflate = promisify(deflateInThread);

/** A mask as it is embedded: deflated pixels, with its size in millimeters. */
export interface EmbeddedMask {
  deflated: Buffer;
  pixels: { width: number; height: number };
}

/** Compresses masks; equal ones stay one object. */
export async function embeddedMasks(rasters: Map<string, MaskRaster>): Promise<Map<string, EmbeddedMask>> {
  const compressed = new Map<MaskRaster, EmbeddedMask>();
  for (const raster of new Set(rasters.values())) {
    const { pixels, width, height } = raster;
    compressed.set(raster, { deflated: await deflate(pixels), pixels: { width, height } });
  }
  return new Map(
    [...rasters].flatMap(([id, raster]) => {
      const mask = compressed.get(raster);
      return mask ? [[id, mask] as const] : [];
    }),
  );
}

/** Lets what is drawn next, until the state is restored, show through a mask of that size in units of the drawing. */
export type ApplyMask = (width: number, height: number) => void;

/**
 * Embeds a mask once, as the soft mask of a picture of one pixel: only there may a file tagged as sRGB have plain gray.
 * @param srgb the color space of that pixel, which is not seen
 * @returns a function that applies it, from the origin
 */
export function embedMask(
  document: Document,
  srgb: unknown[],
  { deflated, pixels }: EmbeddedMask,
): ApplyMask {
  const gray = pictureOf(document, deflated, {
    ColorSpace: "DeviceGray",
    Width: pixels.width,
    Height: pixels.height,
    Interpolate: true,
    Filter: "FlateDecode",
  });
  const picture = pictureOf(document, Buffer.alloc(3), {
    ColorSpace: srgb,
    Width: 1,
    Height: 1,
    SMask: gray,
  });
  const states = new Map<string, string>();
  return (width, height) => {
    const size = `${width} ${height}`;
    const state = states.get(size) ?? addState(document, picture, { width, height });
    states.set(size, state);
    document.addContent(`/${state} gs`);
  };
}

function pictureOf(document: Document, bytes: Buffer, members: Record<string, unknown>): unknown {
  const picture = document.ref({ Type: "XObject", Subtype: "Image", BitsPerComponent: 8, ...members });
  picture.end(bytes);
  return picture;
}

function addState(
  document: Document,
  picture: unknown,
  { width, height }: { width: number; height: number },
): string {
  const group = document.ref({
    Type: "XObject",
    Subtype: "Form",
    BBox: [0, 0, width, height],
    Group: { S: "Transparency" },
    Resources: { XObject: { Mask: picture } },
  });
  // Pictures stand upright in PDF, whose y axis points up.
  group.end(Buffer.from(`${width} 0 0 ${-height} 0 ${height} cm /Mask Do`));
  const state = document.ref({ Type: "ExtGState", SMask: { Type: "Mask", S: "Alpha", G: group } });
  state.end(null);
  const { ext_gstates: states } = document.page as unknown as { ext_gstates: Record<string, unknown> };
  const key = `Mask${Object.keys(states).length + 1}`;
  states[key] = state;
  return key;
}
