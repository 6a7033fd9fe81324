import { applyCommand } from "~/design/commands";
import { serverOutline } from "~/design/fonts.server";
import { sampleBackground, sampleDocument } from "~/design/samples";
import { productPicture } from "~/design/static-picture";
import { BoundedMap } from "../shared/bounded-map";
import { sha256 } from "../shared/secrets";

/** Options by which a sample picture can be asked for. */
const SHOWN_OPTIONS = ["color", "size", "frame"];

export interface SamplePicture {
  svg: string;
  /** Changes when the picture does. */
  version: string;
}

const pictures = new BoundedMap<string, SamplePicture>(300);

/**
 * The product as its sample design shows it; undefined for a product without one.
 * @param wanted option code → value code; what the product does not offer is ignored
 */
export function samplePicture(
  sku: string,
  wanted: Readonly<Record<string, string | null>> = {},
): SamplePicture | undefined {
  const sample = sampleDocument(sku);
  if (!sample) return undefined;
  const document = SHOWN_OPTIONS.reduce(
    (changed, code) => applyCommand(changed, { type: "choose-option", code, value: wanted[code] ?? "" }),
    sample,
  );
  return pictures.getOrMake(`${sku} ${JSON.stringify(document.options)}`, () => {
    const svg = productPicture(document, {
      photos: {},
      outline: serverOutline,
      background: sampleBackground(sku),
    });
    return { svg, version: sha256(svg).slice(0, 12) };
  });
}

/** For the picture's address: all pictures of a product change together. */
export function samplePictureVersion(sku: string): string {
  return samplePicture(sku)?.version ?? "0";
}
