import { describe, expect, test } from "vitest";
import { blueprints } from "~/design/all-products.server";
import { startDocument } from "~/design/blueprint";
import type { DesignDocument } from "~/design/document";
import { sampleDocument, sampleSkus } from "~/design/samples";
import { surfacesOf } from "~/design/surfaces";
import { drawPrintFile } from "~/engine/print/draw-print-file";

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

const startOf = (key: string) => startDocument(blueprints[key]);

describe("print files", () => {
  test.each(sampleSkus)("of the sample %s are one PDF a surface, without a font", async (sku) => {
    const document = sampleDocument(sku);
    if (!document) throw new Error(`${sku} has no sample.`);
    const files = await sheets(document);
    expect(files).toHaveLength(surfacesOf(document).length);
    for (const file of files) {
      const text = file.toString("latin1");
      expect(text.startsWith("%PDF-1.7")).toBe(true);
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
