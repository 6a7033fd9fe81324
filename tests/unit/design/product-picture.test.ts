import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { accessorySkus } from "~/design/accessories";
import { designProblems } from "~/design/advice/problems";
import { acceptDesignDocument } from "~/design/document/check-document";
import { accessoryPicture, productPicture } from "~/design/drawing/static-picture";
import { sampleBackground, sampleDocument } from "~/design/products/samples";
import { serverOutline } from "~/design/text/fonts.server";
import { sampleSkus } from "../../fixtures/brand-samples";
import { aDesign, placed } from "./a-design";

function samplePicture(sku: string): string {
  const document = sampleDocument(sku);
  if (!document) throw new Error(`No sample of ${sku}`);
  return productPicture(document, {
    photos: {},
    outline: serverOutline,
    background: sampleBackground(sku),
    title: "A sample",
  });
}

describe.each(sampleSkus)("the sample of %s", (sku) => {
  test("is a design that can be ordered", () => {
    const document = sampleDocument(sku);
    if (!document) throw new Error(`No sample of ${sku}`);
    expect(acceptDesignDocument(document)).toEqual({ document });
    expect(designProblems(document, serverOutline)).toEqual([]);
  });

  test("is a small, self-contained picture", () => {
    const svg = samplePicture(sku);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).toContain('viewBox="0 0 800 800" width="800" height="800"');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect([...svg.matchAll(/href="([^#][^"]*)"/g)]).toEqual([]);
    expect(gzipSync(svg).length).toBeLessThan(25_000);
  });

  test("refers only to what it contains, without duplicate ids", () => {
    const svg = samplePicture(sku);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe.each(accessorySkus)("the picture of the accessory %s", (sku) => {
  test("is small, self-contained and refers only to what it contains", () => {
    const svg = accessoryPicture(sku) ?? "";
    expect(svg).toContain('viewBox="0 0 800 800" width="800" height="800"');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(gzipSync(svg).length).toBeLessThan(25_000);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const wanted = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test("an unknown product has no sample", () => {
  expect(sampleDocument("constructor")).toBeUndefined();
  expect(accessoryPicture("constructor")).toBeUndefined();
  expect(sampleBackground("constructor")).toBe("sand");
});

test("a shopper's photo is embedded in the picture", () => {
  const mug = aDesign("photomug", {}, placed("wrap", "photo", "photo-0001"));
  const href = "data:image/jpeg;base64,AAAA";
  const svg = productPicture(mug, {
    photos: { "photo-0001": { href, width: 10, height: 10 } },
    outline: serverOutline,
  });
  expect(svg).toContain(href);
});

test("the same design gives the same picture", () => {
  expect(samplePicture("collage-blanket")).toBe(samplePicture("collage-blanket"));
});
