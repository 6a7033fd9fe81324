import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { preflightFindings } from "~/design/advice/preflight";
import { designWarnings } from "~/design/advice/warnings";
import type { Command } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { serverOutline } from "~/design/text/fonts.server";
import { diskStore } from "~/engine/files/disk-store";
import { drawPrintFile, type PrintOrder } from "~/engine/print/draw-print-file";
import { points } from "~/engine/print/print-page";
import { MissingPhoto } from "~/engine/print/print-photos";
import { type PrintSheet, sheetsOf } from "~/engine/print/print-sheets";
import { readPrintFacts } from "../../golden/print-facts";
import { aDesign, placed, typed } from "./a-design";

const PAGE = 203.2;

function book(cover: string, pages: string, ...commands: Command[]): DesignDocument {
  return aDesign("photobook", { template: "one-photo", options: { cover, pages, size: "8x8" } }, ...commands);
}

function fileOf(
  document: DesignDocument,
  { surface, key: _key, ...sheet }: PrintSheet,
  reading: Partial<PrintOrder> = {},
) {
  return drawPrintFile({
    document,
    surface: surface.key,
    ...sheet,
    label: "MPC1",
    maker: "My Pet Canvas",
    read: async () => null,
    ...reading,
  });
}

async function bytesOf(document: DesignDocument, sheet: PrintSheet): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await fileOf(document, sheet)) chunks.push(chunk as unknown as Buffer);
  return Buffer.concat(chunks);
}

function trimmed(pdf: Buffer): [width: number, height: number] {
  const [left, bottom, right, top] = readPrintFacts(pdf).boxes.TrimBox;
  return [right - left, top - bottom];
}

test.each([
  ["20", 20],
  ["30", 32],
  ["40", 40],
])("a book of %s pages has a file of its cover and one of its block, in whole signatures", (pages, count) => {
  const [cover, block, ...others] = sheetsOf(book("soft", pages));
  expect(others).toEqual([]);
  expect([cover.key, block.key]).toEqual(["cover-spread", "pages"]);
  expect(block.pages).toHaveLength(count);
  expect(block.pages?.slice(0, 2)).toEqual(["page-1", "page-2"]);
  expect(block.pages?.filter((key) => key === null)).toHaveLength(count - Number(pages));
});

test("the spine grows with the pages, and with the boards of a hard cover", () => {
  const spine = (cover: string, pages: string) => sheetsOf(book(cover, pages))[0].spread?.spine;
  expect(spine("soft", "20")).toBeCloseTo(2.4);
  expect(spine("soft", "40")).toBeCloseTo(4.2);
  expect(spine("hard", "40")).toBeCloseTo(7.6);
});

test("a soft cover is back, spine and front, trimmed as the pages are", async () => {
  const document = book("soft", "20");
  const pdf = await bytesOf(document, sheetsOf(document)[0]);
  const [width, height] = trimmed(pdf);
  expect(width).toBeCloseTo(points(2 * PAGE + 2.4), 3);
  expect(height).toBeCloseTo(points(PAGE), 3);
  const { boxes, content } = readPrintFacts(pdf);
  expect(boxes.TrimBox[0] - boxes.BleedBox[0]).toBeCloseTo(points(3), 3);
  expect(content).toContain(`1 0 0 1 ${PAGE + 2.4} 0 cm`);
});

test("the wrap of a hard cover exceeds the pages, folds at its hinges and is turned in", async () => {
  const document = book("hard", "20");
  const pdf = await bytesOf(document, sheetsOf(document)[0]);
  const [width, height] = trimmed(pdf);
  expect(width).toBeCloseTo(points(2 * (PAGE + 3) + 5.8), 3);
  expect(height).toBeCloseTo(points(PAGE + 6), 3);
  const { boxes, content } = readPrintFacts(pdf);
  expect(boxes.TrimBox[0] - boxes.BleedBox[0]).toBeCloseTo(points(21), 3);
  for (const fold of [PAGE + 3 - 8, PAGE + 3, PAGE + 3 + 5.8, PAGE + 3 + 5.8 + 8])
    expect(content).toContain(`${Math.round(fold * 10) / 10} -23 m`);
});

test("the block is one file with a page for each side of a leaf", async () => {
  const document = book("hard", "30");
  const pdf = await bytesOf(document, sheetsOf(document)[1]);
  const text = pdf.toString("latin1");
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(32);
  expect(text.match(/\/TrimBox/g)).toHaveLength(32);
  expect(text.match(/\/DefaultRGB/g)).toHaveLength(32);
  const [width, height] = trimmed(pdf);
  expect([width, height].map((length) => length.toFixed(3))).toEqual(Array(2).fill(points(PAGE).toFixed(3)));
  expect((await bytesOf(document, sheetsOf(document)[1])).equals(pdf)).toBe(true);
});

test("a photo that is missing on a later page ends the file with that reason", async () => {
  const document = book("soft", "20", placed("page-3", "photo", "0".repeat(32)));
  const pdf = await fileOf(document, sheetsOf(document)[1]);
  await expect(pdf.resume().toArray()).rejects.toBeInstanceOf(MissingPhoto);
  expect(pdf.errored).toBeInstanceOf(MissingPhoto);
});

test("a photo that is missing before the file is read is the reason too", async () => {
  const document = book("soft", "20", placed("page-2", "photo", "0".repeat(32)));
  const pdf = await fileOf(document, sheetsOf(document)[1]);
  await new Promise((resolve) => pdf.on("close", resolve));
  expect(pdf.errored).toBeInstanceOf(MissingPhoto);
  const folder = mkdtempSync(join(tmpdir(), "book-"));
  await expect(diskStore(folder).put("pages.pdf", pdf)).rejects.toThrow();
});

test("a book is no longer drawn from the next page on when the process ends", async () => {
  const photos = ["page-2", "page-3"].map((page, index) => placed(page, "photo", String(index).repeat(32)));
  const document = book("soft", "20", ...photos);
  const ending = new AbortController();
  const reason = new Error("The shop ends.");
  const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c86428" } })
    .jpeg()
    .toBuffer();
  const read = vi.fn(async () => {
    ending.abort(reason);
    return { jpeg, width: 9, height: 9 };
  });
  const pdf = await fileOf(document, sheetsOf(document)[1], { read, signal: ending.signal });
  await expect(pdf.resume().toArray()).rejects.toBe(reason);
  expect(read).toHaveBeenCalledOnce();
});

test.each([
  ["page-1", 1, true],
  ["page-1", 140, false],
  ["page-2", 150, true],
  ["page-2", 60, false],
])("text on %s at %s mm lies in the fold: %s", (surface, x, isInFold) => {
  const box = { x, y: 100, width: 52, height: 10 };
  const document = aDesign(
    "photobook",
    { template: "captions", options: { size: "8x8" } },
    typed(surface, "caption", "The day we met Rex"),
    { type: "set-box", surface, layer: "caption", box },
  );
  const checked = { photos: {}, outline: serverOutline };
  const found = preflightFindings(document, { ...checked, resolutionFloor: 100 });
  expect(found.some((finding) => finding.endsWith("Caption: the text lies in the binding."))).toBe(isInFold);
  const isCut = designWarnings(document, checked).some(({ kind }) => kind === "cut");
  expect(isCut).toBe(isInFold);
});

test("text along the top of a calendar's month lies where it is punched for the wire", () => {
  const box = { x: 40, y: 5, width: 100, height: 6 };
  const document = aDesign("calendar", {}, typed("cover", "title", "A year with Rex"), {
    type: "set-box",
    surface: "cover",
    layer: "title",
    box,
  });
  const kinds = designWarnings(document, { photos: {}, outline: serverOutline }).map(({ kind }) => kind);
  expect(kinds).toContain("cut");
});
