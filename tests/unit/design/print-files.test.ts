import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { blueprints } from "~/design/products/all-products.server";
import { sampleDocument } from "~/design/products/samples";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import { sampleSkus } from "../../fixtures/brand-samples";

async function sheets(document: DesignDocument): Promise<Buffer[]> {
  const files: Buffer[] = [];
  for (const { key } of surfacesOf(document)) {
    const pdf = await drawPrintFile({
      document,
      surface: key,
      label: "MPC1",
      maker: "My Pet Canvas",
      read: async () => null,
    });
    const chunks: Buffer[] = [];
    for await (const chunk of pdf) chunks.push(chunk as unknown as Buffer);
    files.push(Buffer.concat(chunks));
  }
  return files;
}

test("a missing surface has no print file", async () => {
  const order = { document: startOf("photomug"), surface: "inside", label: "MPC1", maker: "My Pet Canvas" };
  await expect(drawPrintFile({ ...order, read: async () => null })).rejects.toThrow(
    "There is no surface inside.",
  );
});

const startOf = (key: string) => startDocument(blueprints[key]);

describe("print files", () => {
  test.each(sampleSkus)("of the sample %s are one PDF per surface, without a font", async (sku) => {
    const document = sampleDocument(sku);
    if (!document) throw new Error(`${sku} has no sample.`);
    const files = await sheets(document);
    expect(files).toHaveLength(surfacesOf(document).length);
    for (const file of files) {
      const text = file.toString("latin1");
      expect(text.startsWith("%PDF-1.6")).toBe(true);
      expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
      expect(text).not.toMatch(/\/Type \/Font\b/);
    }
  });

  test.each(Object.keys(blueprints))("of an empty %s can be drawn for every surface", async (key) => {
    const document = startOf(key);
    expect(surfacesOf(document).length).toBeGreaterThan(0);
    expect(await sheets(document)).toHaveLength(surfacesOf(document).length);
  });
});
