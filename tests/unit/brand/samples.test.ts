import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import * as palette from "~/design/blueprint/palette";
import type { DesignDocument, Layer } from "~/design/document/document";
import { registerSamples, type Sample, sampleDocument } from "~/design/products/samples";

const brandsDirectory = resolve("brands");
const brands = readdirSync(brandsDirectory).filter((code) =>
  existsSync(join(brandsDirectory, code, "brand.yaml")),
);
const colors: Record<string, unknown> = palette;

const sampled = brands.flatMap((code) => {
  const { products } = storeDataOf(code, { brandsDirectory });
  registerSamples(products);
  return products.flatMap(({ sku, sample }) => (sample ? [[sku, sample] as const] : []));
});

/** A misspelled key in a sample has no effect, so this test has to detect it. */
test.each(sampled)("every key in the sample of %s is part of its picture", (sku, sample) => {
  const document = sampleDocument(sku);
  if (!document) throw new Error(`${sku} has no sample.`);
  expect(document.options).toMatchObject(sample.options ?? {});
  expect(document.details).toMatchObject(sample.details ?? {});
  for (const [name, pet] of Object.entries(sample.portraits ?? {}))
    expect(layerOf(document, name), name).toMatchObject({ photoId: `portrait:${pet}` });
  for (const [name, crop] of Object.entries(sample.crops ?? {}))
    expect(layerOf(document, name), name).toMatchObject({ crop });
  for (const [name, text] of Object.entries(sample.words ?? {}))
    expect(layerOf(document, name), name).toMatchObject({ text });
  expectStyles(document, sample);
});

function expectStyles(document: DesignDocument, sample: Sample): void {
  for (const [name, { font, color }] of Object.entries(sample.lettering ?? {})) {
    expect(layerOf(document, name), name).toMatchObject({
      ...(font && { font }),
      ...(color && { color: colors[color] }),
    });
  }
  for (const [surface, color] of Object.entries(sample.backgrounds ?? {}))
    expect(document.surfaces[surface]?.background, surface).toBe(colors[color]);
}

function layerOf(document: DesignDocument, name: string): Layer | undefined {
  const [surface, id] = name.includes(".") ? name.split(".") : ["front", name];
  return document.surfaces[surface]?.layers.find((layer) => layer.id === id);
}
