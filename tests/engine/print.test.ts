import { createHash } from "node:crypto";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { findBlueprint } from "~/design/products/known-products";
import { deletePrintFiles } from "~/engine/print/delete-print-files";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import { fulfillmentToken, move, ordered } from "./atelier";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { jobContext, pageBox, printAll, printedBytes, printFiles, readablePdf } from "./print-shop";
import { readPdf } from "./read-pdf";
import { guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const POINT = 72 / 25.4;

/** A paid order with the token of its fulfillment page. */
async function paidOrder() {
  const order = await ordered(engine, guest());
  const token = await fulfillmentToken(engine, order);
  await move(engine, token, "TAKE_PAYMENT");
  return { ...order, fulfillment: token };
}

async function fulfillment(token: string) {
  const { data } = await engine.graphql(
    "query ($token: String!) { fulfillment(token: $token) { prints { order_item_id state problem files { title bytes sha256 url } } } }",
    { token },
  );
  return data.fulfillment.prints;
}

async function bytesOf(pdf: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe("the print files of an order", () => {
  test("are not made before it is paid, then one for each surface, with their hashes", async () => {
    const order = await ordered(engine, guest());
    await printAll(engine);
    expect(await printFiles(engine, order.itemId)).toEqual([]);
    await move(engine, await fulfillmentToken(engine, order), "TAKE_PAYMENT");
    await printAll(engine);
    const files = await printFiles(engine, order.itemId);
    expect(files.map(({ title }) => title)).toEqual(["Front", "Back"]);
    for (const file of files) {
      const bytes = printedBytes(engine, file);
      expect(bytes.length).toBe(file.bytes);
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(file.sha256);
    }
  });

  test("have the same bytes when they are made again", async () => {
    const { itemId, fulfillment: token } = await paidOrder();
    await printAll(engine);
    const first = await printFiles(engine, itemId);
    await engine.db.deleteFrom("print_file").where("order_item_id", "=", Number(itemId)).execute();
    await engine.db
      .updateTable("print_task")
      .set({ state: "waiting", due_at: "2020-01-01T00:00:00.000Z" })
      .where("order_item_id", "=", Number(itemId))
      .execute();
    await printAll(engine);
    const again = await printFiles(engine, itemId);
    expect(again.map(({ sha256 }) => sha256)).toEqual(first.map(({ sha256 }) => sha256));
    expect((await fulfillment(token))[0].state).toBe("READY");
  });

  test("are continued after the process was killed between two of them", async () => {
    const { itemId } = await paidOrder();
    await printAll(engine);
    const [front, back] = await printFiles(engine, itemId);
    await engine.db
      .deleteFrom("print_file")
      .where("order_item_id", "=", Number(itemId))
      .where("surface", "=", "back")
      .execute();
    const folder = join(engine.settings.dataDirectory, "print", "0", itemId);
    writeFileSync(join(folder, "1-back.pdf.killed.draft"), "half a file");
    // Claimed five minutes ago by a process that has ended.
    await engine.db
      .updateTable("print_task")
      .set({ state: "waiting", due_at: new Date().toISOString(), attempts: 1 })
      .where("order_item_id", "=", Number(itemId))
      .execute();
    await printAll(engine, new Date(Date.now() + 1000));
    const after = await printFiles(engine, itemId);
    expect(after.map(({ sha256 }) => sha256)).toEqual([front.sha256, back.sha256]);
    expect(after[0].created_at).toBe(front.created_at);
  });

  test("are written by one of two processes that check at once", async () => {
    const { itemId } = await paidOrder();
    await Promise.all([printAll(engine), printAll(engine)]);
    expect(await printFiles(engine, itemId)).toHaveLength(2);
    const folder = join(engine.settings.dataDirectory, "print", "0", itemId);
    expect(readdirSync(folder).sort()).toEqual(["1-back.pdf", "1-front.pdf"]);
  });

  test("are downloaded only with the fulfillment page's token, and not cached", async () => {
    const { fulfillment: token, itemId } = await paidOrder();
    await printAll(engine);
    const [{ files }] = await fulfillment(token);
    const sent = await engine.rest(files[0].url);
    expect(sent.status).toBe(200);
    expect(sent.headers.get("Content-Type")).toBe("application/pdf");
    expect(sent.headers.get("Cache-Control")).toBe("private, no-store");
    expect(sent.headers.get("Content-Disposition")).toContain("attachment");
    const body = Buffer.from(await sent.arrayBuffer());
    expect(createHash("sha256").update(body).digest("hex")).toBe(files[0].sha256);

    const other = await paidOrder();
    await printAll(engine);
    for (const address of [
      files[0].url.replace(token, other.fulfillment),
      files[0].url.replace(token, `${token}x`),
      files[0].url.replace(/\/desk\//, "/proof/"),
      files[0].url.replace(`/${itemId}/`, `/${other.itemId}/`),
      files[0].url.replace("1-front", "2-front"),
      files[0].url.replace("1-front", "1-..%2Ffront"),
    ]) {
      expect((await engine.rest(address)).status).toBe(404);
    }
  });

  test("that fail are reported to the store by email, and made once they can be", async () => {
    const { itemId, number, fulfillment: token } = await paidOrder();
    const item = await engine.db
      .selectFrom("sales_order_item")
      .selectAll()
      .where("id", "=", Number(itemId))
      .executeTakeFirstOrThrow();
    const revision = await engine.db
      .selectFrom("design_revision")
      .selectAll()
      .where("design_id", "=", item.design_id ?? "")
      .executeTakeFirstOrThrow();
    const change = (document: string) =>
      engine.db
        .updateTable("design_revision")
        .set({ document })
        .where("design_id", "=", item.design_id ?? "")
        .execute();
    await change(JSON.stringify(withPhoto(JSON.parse(revision.document), "0".repeat(32))));
    await printAll(engine);
    expect((await fulfillment(token))[0]).toMatchObject({
      state: "STUCK",
      problem: "One of its photo files is missing.",
      files: [],
    });
    const messages = await emailsTo(engine, SHOP_EMAIL);
    expect(messages.filter(({ subject }) => subject.includes("Can't print"))).toHaveLength(1);
    expect(messages.at(-1)?.subject).toContain(number);

    await change(revision.document);
    const { data } = await engine.graphql(
      "mutation ($token: String!) { printOrder(token: $token) { prints { state files { title } } } }",
      { token },
    );
    expect(data.printOrder.prints[0].state).toBe("READY");
    expect(data.printOrder.prints[0].files).toHaveLength(2);
  });

  test("are not made for an order that was canceled and refunded", async () => {
    const order = await ordered(engine, guest());
    await move(engine, await fulfillmentToken(engine, order), "TAKE_PAYMENT");
    await engine.graphql(
      'mutation ($token: String!) { cancelOrderByToken(order_token: $token, reason: "mistake") { order { number } } }',
      { token: order.token },
    );
    await printAll(engine);
    expect(await printFiles(engine, order.itemId)).toEqual([]);
    expect(existsSync(join(engine.settings.dataDirectory, "print", "0", order.itemId))).toBe(false);
  });
});

describe("print files that are no longer needed", () => {
  test("are not offered once the order is refunded, and their addresses stop working", async () => {
    const order = await paidOrder();
    await printAll(engine);
    const [{ files }] = await fulfillment(order.fulfillment);
    await engine.graphql(
      'mutation ($token: String!) { cancelOrderByToken(order_token: $token, reason: "mistake") { order { number } } }',
      { token: order.token },
    );
    const [print] = await fulfillment(order.fulfillment);
    expect(print).toMatchObject({ state: "ENDED", problem: null, files: [] });
    expect((await engine.rest(files[0].url)).status).toBe(404);
  });

  test("are deleted long after the order ended, and their hashes are kept", async () => {
    const { itemId, number } = await paidOrder();
    await printAll(engine);
    const [file] = await printFiles(engine, itemId);
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await deletePrintFiles.run(jobContext(engine), inDays(200));
    expect(printedBytes(engine, file).length).toBe(file.bytes);
    await engine.db
      .updateTable("sales_order")
      .set({ status: "delivered" })
      .where("number", "=", number)
      .execute();
    await deletePrintFiles.run(jobContext(engine), inDays(80));
    expect(printedBytes(engine, file).length).toBe(file.bytes);
    await deletePrintFiles.run(jobContext(engine), inDays(100));
    expect(() => printedBytes(engine, file)).toThrow("ENOENT");
    expect((await printFiles(engine, itemId))[0].sha256).toBe(file.sha256);
  });
});

/** The document with that photo on its first surface. */
function withPhoto(document: DesignDocument, photoId: string, effect = {}): DesignDocument {
  const [key, surface] = Object.entries(document.surfaces)[0];
  const layer = {
    id: "added-1",
    kind: "photo" as const,
    box: { x: 0, y: 0, width: 20, height: 20 },
    turn: 0,
    photoId,
    crop: { x: 0.5, y: 0.5, zoom: 1 },
    effect: { tone: "none" as const, brightness: 0, contrast: 0, ...effect },
    rotation: 0 as const,
    shape: "rectangle" as const,
  };
  return {
    ...document,
    surfaces: { ...document.surfaces, [key]: { ...surface, layers: [...surface.layers, layer] } },
  };
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
    const once = withPhoto(plain, "a".repeat(32));
    const pdf = await sheet(withPhoto(once, "a".repeat(32)));
    const text = pdf.toString("latin1");
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(text).toContain(`/Width ${photo.width}`);
    expect(text).toContain("/Filter /DCTDecode");
    expect(pdf.includes(jpeg)).toBe(true);
  });

  test("has a photo's effect applied to its pixels", async () => {
    const pdf = await sheet(withPhoto(plain, "a".repeat(32), { tone: "mono" }));
    expect(pdf.includes(jpeg)).toBe(false);
    const start = pdf.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
    const { channels } = await sharp(pdf.subarray(start)).stats();
    expect(Math.abs(channels[0].mean - channels[2].mean)).toBeLessThan(2);
  });

  test("has an engraved photo in the tone of its wood, on white", async () => {
    const board = findBlueprint("choppingboard");
    if (!board) throw new Error("There are no boards.");
    const pdf = await sheet(withPhoto(startDocument(board, { options: { tone: "maple" } }), "a".repeat(32)));
    expect(pdf.includes(jpeg)).toBe(false);
    const { channels } = await sharp(pdf.subarray(pdf.indexOf(Buffer.from([0xff, 0xd8, 0xff])))).stats();
    const lightness = (0.299 * 0xc8 + 0.587 * 0x64 + 0.114 * 0x28) / 255;
    const burnt = [0x6b, 0x3d, 0x1b].map((tone) => tone + (255 - tone) * lightness);
    for (const [index, { mean }] of channels.entries()) expect(Math.abs(mean - burnt[index])).toBeLessThan(3);
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
    expect((await sheet(plain)).toString("latin1")).not.toContain("CutContour");
  });
});
