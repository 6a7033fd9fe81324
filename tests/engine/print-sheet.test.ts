import { inflateSync } from "node:zlib";
import sharp, { type JpegOptions } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { findBlueprint } from "~/design/products/known-products";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import { pageBox, readablePdf, withPhoto } from "./print-shop";
import { readPdf } from "./read-pdf";

const POINT = 72 / 25.4;

async function bytesOf(pdf: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe("a sheet", () => {
  const poster = findBlueprint("poster");
  if (!poster) throw new Error("There are no posters.");
  const plain = startDocument(poster);
  const [key] = Object.keys(plain.surfaces);
  const photo = { width: 1200, height: 900 };
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await sharp({ create: { ...photo, channels: 3, background: "#c86428" } })
      .jpeg()
      .toBuffer();
  });

  const sheet = async (document: DesignDocument) =>
    bytesOf(
      await drawPrintFile({
        document,
        surface: key,
        label: "MPC100000001-1  poster",
        maker: "My Pet Canvas",
        read: async () => ({ jpeg, ...photo }),
      }),
    );

  test("has the final size, the bleed around it, and space for crop marks", async () => {
    const pdf = await sheet(plain);
    const [surface] = poster.surfaces(plain.options, plain.details);
    const { width, height } = surface.size(plain.options);
    const [left, bottom, right, top] = pageBox(pdf, "TrimBox");
    expect(right - left).toBeCloseTo(width * POINT, 3);
    expect(top - bottom).toBeCloseTo(height * POINT, 3);
    const bleed = pageBox(pdf, "BleedBox");
    expect(left - bleed[0]).toBeCloseTo(surface.bleed * POINT, 3);
    expect(bleed[3] - top).toBeCloseTo(surface.bleed * POINT, 3);
    const media = pageBox(pdf, "MediaBox");
    expect(media[2]).toBeGreaterThan(bleed[2] + 8 * POINT);
    expect(readablePdf(pdf)).not.toMatch(/\/Type \/Font\b/);
  });

  test("embeds a photo with very many bytes in fewer, and any other as it is", async () => {
    const noise = sharp({
      create: {
        ...photo,
        channels: 3,
        background: "#808080",
        noise: { type: "gaussian", mean: 128, sigma: 70 },
      },
    });
    const embedded = async (settings: JpegOptions) => {
      const jpeg = await noise.clone().jpeg(settings).toBuffer();
      const read = async () => ({ jpeg, ...photo });
      const document = withPhoto(plain, "p".repeat(22), {}, 400);
      const pdf = await drawPrintFile({ document, surface: key, label: "", maker: "", read });
      return { jpeg, pdf: await bytesOf(pdf) };
    };
    const usual = await embedded({ quality: 80 });
    expect(usual.pdf.includes(usual.jpeg)).toBe(true);
    const heavy = await embedded({ quality: 100, chromaSubsampling: "4:4:4" });
    expect(heavy.jpeg.length).toBeGreaterThan(1.5 * photo.width * photo.height);
    expect(heavy.pdf.length).toBeLessThan(0.9 * heavy.jpeg.length);
  });

  test("has an id of its own, which stays when it is made again", async () => {
    const idOf = async (document: DesignDocument) =>
      /<xmpMM:DocumentID>(uuid:[0-9a-f]{32})</.exec((await sheet(document)).toString("latin1"))?.[1];
    const id = await idOf(plain);
    expect(id).toBeDefined();
    expect(await idOf(structuredClone(plain))).toBe(id);
    expect(await idOf(withPhoto(plain, "a".repeat(32)))).not.toBe(id);
  });

  test("is read aloud as what its picture shows, with the label", async () => {
    const pdf = await sheet(withPhoto(plain, "a".repeat(32)));
    const read = await readPdf(pdf);
    expect(read).toMatchObject({ isTagged: true, language: "en-US" });
    expect(read.title).toMatch(/^MPC100000001-1 {2}poster, /);
    expect(read.elements[0]).toMatch(/^Figure: \w+: .*photo/);
    // It is written in UTF-16.
    const bytes = pdf.toString("latin1").replaceAll("\0", "");
    expect(bytes).toMatch(/\/ActualText \(\S*MPC100000001-1 {2}poster {2}\w+ {2}[\d.]+ × [\d.]+ mm/);
  });

  test("contains each photo once, as the original file, at its full resolution", async () => {
    const once = withPhoto(plain, "a".repeat(32), {}, 100);
    const pdf = await sheet(withPhoto(once, "a".repeat(32)));
    const text = pdf.toString("latin1");
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(text).toContain(`/Width ${photo.width}`);
    expect(text).toContain("/Filter /DCTDecode");
    expect(pdf.includes(jpeg)).toBe(true);
  });

  test("contains a photo with far more pixels than its recipe asks for at that resolution", async () => {
    const pdf = await sheet(withPhoto(plain, "a".repeat(32)));
    const wide = Number(/\/Width (\d+)/.exec(pdf.toString("latin1"))?.[1]);
    const { bleed } = poster.surfaces(plain.options, plain.details)[0];
    const printed = ((20 + bleed) * photo.width) / photo.height / 25.4;
    expect(wide / printed).toBeGreaterThanOrEqual(300);
    expect(wide / printed).toBeLessThan(304);
  });

  test("has a photo's effect applied to its pixels", async () => {
    const pdf = await sheet(withPhoto(plain, "a".repeat(32), { tone: "mono" }));
    expect(pdf.includes(jpeg)).toBe(false);
    const start = pdf.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
    const { channels } = await sharp(pdf.subarray(start)).stats();
    expect(Math.abs(channels[0].mean - channels[2].mean)).toBeLessThan(2);
  });

  test("has an engraved photo as pixels that are burned or bare, as dark together as the photo", async () => {
    const board = findBlueprint("choppingboard");
    if (!board) throw new Error("There are no boards.");
    const pdf = await sheet(withPhoto(startDocument(board), "a".repeat(32)));
    expect(pdf.includes(jpeg)).toBe(false);
    const text = pdf.toString("latin1");
    const [whole = "", width, height] =
      /\/ImageMask true[\s\S]*?\/Width (\d+)\s+\/Height (\d+)[\s\S]*?stream\n/.exec(text) ?? [];
    const bits = inflateSync(pdf.subarray(text.indexOf(whole) + whole.length));
    expect(bits.length).toBe(Math.ceil(Number(width) / 8) * Number(height));
    const burned = bits.reduce((total, byte) => total + 8 - byte.toString(2).replaceAll("0", "").length, 0);
    const lightness = (0.299 * 0xc8 + 0.587 * 0x64 + 0.114 * 0x28) / 255;
    expect(burned / (bits.length * 8)).toBeCloseTo(1 - lightness, 1);
    expect(readablePdf(pdf)).not.toContain("DeviceRGB cs");
  });

  test("shows the cut line of a shape", async () => {
    const tag = findBlueprint("pet-tags");
    if (!tag) throw new Error("There are no tags.");
    const round = startDocument(tag);
    const pdf = await bytesOf(
      await drawPrintFile({
        document: round,
        surface: "front",
        label: "tag",
        maker: "My Pet Canvas",
        read: async () => null,
      }),
    );
    expect(pdf.toString("latin1")).toContain("/Separation /CutContour");
    expect(pdf.toString("latin1")).toContain("/OP true");
    expect((await sheet(plain)).toString("latin1")).not.toContain("CutContour");
  });
});
