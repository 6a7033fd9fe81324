import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { findBlueprint } from "~/design/products/known-products";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import { separatedColors, separatedPhoto } from "~/engine/print/separation";
import type { PressProfile } from "~/settings/press-profile.server";
import { srgbProfile } from "../../scripts/image-worker/srgb.mjs";
import { chartPixels, chartSize, meanDifference, mutedColors, spaces } from "../fixtures/color-chart";
import { pressProfile } from "../fixtures/press-profile";
import { move, ordered } from "./atelier";
import { openFixture } from "./engine-fixture";
import { printAll, printedBytes, printFiles, readablePdf, withPhoto } from "./print-shop";
import { guest } from "./shopper";

/** Print files in the inks of a press whose profile the settings name. */

const PHOTO = { width: 1200, height: 900 };
/** The profile's tables from colors to inks and back are not exact inverses. */
const MAX_MEAN_DIFFERENCE = 3.5;

let profile: PressProfile;
let jpeg: Buffer;
beforeAll(async () => {
  profile = await pressProfile();
  jpeg = await sharp({ create: { ...PHOTO, channels: 3, background: "#c86428" } })
    .jpeg()
    .toBuffer();
});

function started(key: string): DesignDocument {
  const blueprint = findBlueprint(key);
  if (!blueprint) throw new Error(`There is no ${key}.`);
  return startDocument(blueprint);
}

async function sheet(
  document: DesignDocument,
  press: PressProfile | null,
  surface?: string,
): Promise<Buffer> {
  const pdf = await drawPrintFile({
    document,
    surface: surface ?? Object.keys(document.surfaces)[0],
    label: "MPC100000001-1  poster",
    maker: "My Pet Canvas",
    read: async () => ({ jpeg, ...PHOTO }),
    press,
  });
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The picture in inks as a screen shows it, by the profile. */
function onScreen(inked: Buffer, icc: Buffer): Promise<Buffer> {
  const parts = [inked.subarray(0, 2), profileSegments(icc), inked.subarray(2)];
  return sharp(Buffer.concat(parts)).toColourspace("srgb").raw().toBuffer();
}

/** An ICC profile in the segments of a JPEG (ICC.1:2010, B.4). */
function profileSegments(icc: Buffer): Buffer {
  const size = 65_000;
  const count = Math.ceil(icc.length / size);
  const segments = Array.from({ length: count }, (_, index) => {
    const part = icc.subarray(index * size, (index + 1) * size);
    const head = Buffer.alloc(18);
    head.writeUInt16BE(0xffe2);
    head.writeUInt16BE(part.length + 16, 2);
    head.write("ICC_PROFILE\0", 4, "latin1");
    head.writeUInt8(index + 1, 16);
    head.writeUInt8(count, 17);
    return Buffer.concat([head, part]);
  });
  return Buffer.concat(segments);
}

describe("a sheet in the inks of a press", () => {
  const poster = withPhoto(started("poster"), "p".repeat(22), {}, 200);

  test("has the press's profile as its output intent, and no color in RGB", async () => {
    const pdf = await sheet(poster, profile);
    const text = readablePdf(pdf);
    expect(text).toContain(`/OutputConditionIdentifier (${profile.name})`);
    expect(text).toMatch(/<pdfxid:GTS_PDFXVersion>PDF\/X-4</);
    expect(embeddedProfiles(pdf).some((each) => each.equals(profile.bytes))).toBe(true);
    expect(text).toMatch(/\/Subtype \/Image[\s\S]{0,200}\/ColorSpace \/DeviceCMYK/);
    expect(text).not.toMatch(/\/ColorSpace \/DeviceRGB/);
    expect(text).not.toMatch(/\/DeviceRGB (?:cs|CS)/);
    expect(text).toMatch(/\/DeviceCMYK cs\n[\d. ]+ scn/);
  });

  test("is in sRGB without the setting, as it was", async () => {
    const pdf = await sheet(poster, null);
    const text = readablePdf(pdf);
    expect(text).toContain("/OutputConditionIdentifier (sRGB IEC61966-2.1)");
    expect(text).not.toContain("DeviceCMYK");
    expect(pdf.includes(jpeg)).toBe(true);
  });

  test("keeps black text and engraving in black ink alone", async () => {
    for (const black of ["#000000", "#202020"])
      expect(readablePdf(await sheet(textIn(black), profile))).toContain("/DeviceCMYK cs\n0 0 0 1 scn");
    const gray = readablePdf(await sheet(textIn("#606060"), profile));
    expect(gray).not.toContain("/DeviceCMYK cs\n0 0 0 1 scn");
    const tag = readablePdf(await sheet(started("pet-tags"), profile));
    expect(tag).not.toMatch(/DeviceRGB (?:cs|CS)/);
    expect(tag).not.toContain("/Separation /Black");
  });

  test("keeps its cut line and white on plates of their own", async () => {
    const acrylic = readablePdf(await sheet(started("acrylic-print"), profile));
    expect(acrylic).toContain("/Separation /White");
    const tag = readablePdf(await sheet(started("pet-tags"), profile));
    expect(tag).toContain("/Separation /CutContour");
  });

  test("draws the pages of a book and its cover in inks", async () => {
    const book = started("photobook");
    const [front, ...pages] = Object.keys(book.surfaces);
    const drawn = drawPrintFile({
      document: book,
      surface: front,
      pages: [...pages.slice(0, 2), null],
      label: "MPC100000001-1",
      maker: "My Pet Canvas",
      read: async () => ({ jpeg, ...PHOTO }),
      press: profile,
    });
    const chunks: Buffer[] = [];
    for await (const chunk of await drawn) chunks.push(chunk as Buffer);
    expect(readablePdf(Buffer.concat(chunks))).not.toMatch(/DeviceRGB (?:cs|CS)/);
  });
});

describe("separation", () => {
  test("gives a photo and a shape of one color the same inks", async () => {
    const [inks] = await separatedColors(["#c86428"], profile.bytes);
    const photo = await separatedPhoto(jpeg, profile.bytes);
    const { data, info } = await sharp(photo, { ignoreIcc: true })
      .pipelineColourspace("cmyk")
      .toColourspace("cmyk")
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    for (const [index, percent] of inks.entries()) {
      expect(Math.abs(data[index] - (percent * 255) / 100), `ink ${index}`).toBeLessThanOrEqual(3);
    }
  });

  test("keeps the colors that inks can show, there and back", async () => {
    const muted = Buffer.from(chartPixels(spaces.srgb, { colors: mutedColors }));
    const chart = await sharp(muted, { raw: { ...chartSize, channels: 3 } })
      .withIccProfile("srgb")
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .toBuffer();
    const shown = await onScreen(await separatedPhoto(chart, profile.bytes), profile.bytes);
    expect(meanDifference(shown, mutedColors)).toBeLessThanOrEqual(MAX_MEAN_DIFFERENCE);
  });

  test("fails with a profile of another kind, in place of leaving the colors as they are", async () => {
    await expect(separatedPhoto(jpeg, await srgbProfile())).rejects.toThrow("profile of the press");
    await expect(separatedColors(["#123456"], Buffer.from("no profile"))).rejects.toThrow(
      "profile of the press",
    );
  });
});

test.each([
  ["the general one", (press: PressProfile) => ({ pressProfile: press, processProfiles: {} }), true],
  [
    "that of its process",
    (press: PressProfile) => ({ pressProfile: null, processProfiles: { laser: press } }),
    true,
  ],
  [
    "that of another process",
    (press: PressProfile) => ({ pressProfile: null, processProfiles: { uv: press } }),
    false,
  ],
  [
    "sRGB for its process",
    (press: PressProfile) => ({ pressProfile: press, processProfiles: { laser: null } }),
    false,
  ],
])(
  "an order's files are in the inks of the profile that the settings name, and say so: %s",
  async (_, profiles, isForPress) => {
    const print = { resolutionFloor: 100, fileNames: "{file}", ...profiles(profile) };
    const engine = await openFixture({ print });
    try {
      const { number, itemId } = await ordered(engine, guest());
      await move(engine, number, "TAKE_PAYMENT");
      await printAll(engine);
      const [file] = await printFiles(engine, itemId);
      const inks = ` · CMYK: ${profile.name}. The product page says`;
      expect(file.production?.includes(inks)).toBe(isForPress);
      expect(readablePdf(printedBytes(engine, file)).includes(`/Info (${profile.name})`)).toBe(isForPress);
    } finally {
      await engine.close();
    }
  },
);

/** A poster with one text in that color. */
function textIn(color: string): DesignDocument {
  const poster = started("poster");
  const [key, surface] = Object.entries(poster.surfaces)[0];
  const layer = {
    id: "added-1",
    kind: "text" as const,
    box: { x: 10, y: 10, width: 100, height: 30 },
    turn: 0,
    text: "Rex",
    font: "figtree",
    size: 20,
    color,
    align: "center" as const,
    curve: 0,
    spacing: 0,
  };
  return { ...poster, surfaces: { ...poster.surfaces, [key]: { ...surface, layers: [layer] } } };
}

/** The contents of all ICC profiles in a file. */
function embeddedProfiles(pdf: Buffer): Buffer[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/\/N [34]\n[\s\S]{0,200}?stream\n([\s\S]*?)\nendstream/g)].map(([, packed]) =>
    inflateSync(Buffer.from(packed, "latin1")),
  );
}
