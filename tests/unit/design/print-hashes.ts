import { createHash } from "node:crypto";
import sharp from "sharp";
import { startDocument } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { noEffect } from "~/design/photos/effect";
import { poster } from "~/design/products/poster/blueprint";
import { sampleDocument } from "~/design/products/samples";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import "../../fixtures/brand-samples";

const WIDTH = 600;
const HEIGHT = 800;

/** SHA-256 of the print files of some designs: a photo with an effect, text, engraving and a cut contour. */
export async function printHashes(): Promise<string[]> {
  const jpeg = await sharp(Buffer.from(stripes()), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg()
    .toBuffer();
  const read = async () => ({ jpeg, width: WIDTH, height: HEIGHT });
  const hashes: string[] = [];
  for (const document of [sepiaPoster(), sample("pet-tag"), sample("name-poster")]) {
    for (const { key } of surfacesOf(document)) {
      const hash = createHash("sha256");
      const pdf = await drawPrintFile({
        document,
        surface: key,
        label: "MPC1",
        maker: "My Pet Canvas",
        read,
      });
      for await (const chunk of pdf) hash.update(chunk as unknown as Buffer);
      hashes.push(hash.digest("hex"));
    }
  }
  return hashes;
}

/** A full photo on 18 × 24 in, in brown. */
function sepiaPoster(): DesignDocument {
  const document = startDocument(poster, { options: { size: "18x24" }, template: "full-photo" });
  for (const layer of document.surfaces.front.layers) {
    if (layer.kind !== "photo") continue;
    layer.photoId = "a-photo-of-a-striped-cat";
    layer.effect = { ...noEffect, tone: "sepia", contrast: 20 };
  }
  return document;
}

function sample(sku: string): DesignDocument {
  const document = sampleDocument(sku);
  if (!document) throw new Error(`${sku} has no sample.`);
  return document;
}

function stripes(): number[] {
  return Array.from({ length: WIDTH * HEIGHT * 3 }, (_, index) => (index * 31) % 256);
}
