import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { signToken } from "~/engine/shared/signed-token";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const PATH = "/rest/mpc/V1/customers/gst-certificate";
const PDF = Buffer.from("%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n");

function send(sender: Sender, file: Buffer) {
  return engine.rest(PATH, { method: "POST", body: new Uint8Array(file) }, sender);
}

async function addressFor(sender: Sender): Promise<string> {
  return (await engine.graphql("{ customer { gst_certificate } }", {}, sender)).data.customer.gst_certificate;
}

async function read(sender: Sender): Promise<Response> {
  return engine.rest(await addressFor(sender));
}

function picture(): Promise<Buffer> {
  const background = { r: 200, g: 20, b: 20, alpha: 0.5 };
  return sharp({ create: { width: 3200, height: 1600, channels: 4, background } })
    .withExif({ IFD0: { Artist: "Grace at home" } })
    .png()
    .toBuffer();
}

describe("a GST certificate", () => {
  // @specification §3 L98
  test("is a PDF, stored unchanged and served as a download", async () => {
    const grace = await customer(engine);
    expect(await addressFor(grace)).toBeNull();
    expect((await send(grace, PDF)).status).toBe(201);

    const sent = await read(grace);
    expect(Buffer.from(await sent.arrayBuffer())).toEqual(PDF);
    expect(sent.headers.get("Content-Type")).toBe("application/pdf");
    expect(sent.headers.get("Content-Disposition")).toBe('attachment; filename="gst-certificate.pdf"');
    expect(sent.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  test("is a picture, re-encoded and without metadata", async () => {
    const grace = await customer(engine);
    expect((await send(grace, await picture())).status).toBe(201);
    const sent = await read(grace);
    expect(sent.headers.get("Content-Type")).toBe("image/jpeg");
    const kept = await sharp(Buffer.from(await sent.arrayBuffer())).metadata();
    expect(kept).toMatchObject({ format: "jpeg", width: 3000, height: 1500 });
    expect(kept.exif).toBeUndefined();
  });

  test("replaces the previous one, and is deleted on request", async () => {
    const grace = await customer(engine);
    await send(grace, PDF);
    await send(grace, await picture());
    const address = await addressFor(grace);
    expect((await engine.rest(address)).headers.get("Content-Type")).toBe("image/jpeg");
    expect((await engine.rest(PATH, { method: "DELETE" }, grace)).status).toBe(200);
    expect(await addressFor(grace)).toBeNull();
    expect((await engine.rest(address)).status).toBe(404);
  });

  test.each([
    ["a page of HTML", Buffer.from("<html><script>alert(1)</script></html>"), 422],
    ["a drawing that may hold scripts", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), 422],
    ["a PDF that breaks off", PDF.subarray(0, 30), 422],
    ["a picture that breaks off", Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"), 422],
    ["nothing", Buffer.alloc(0), 422],
    ["six megabytes", Buffer.concat([PDF, Buffer.alloc(6 * 1024 * 1024)]), 413],
  ])("is not %s", async (_name, file, status) => {
    const grace = await customer(engine);
    expect((await send(grace, file)).status).toBe(status);
    expect(await addressFor(grace)).toBeNull();
  });

  test("is private", async () => {
    const [grace, eve] = [await customer(engine), await customer(engine)];
    await send(grace, PDF);
    expect(await addressFor(eve)).toBeNull();
    await engine.rest(PATH, { method: "DELETE" }, eve);
    expect((await read(grace)).status).toBe(200);
  });

  test("has an unguessable URL that expires after an hour", async () => {
    const grace = await customer(engine);
    await send(grace, PDF);
    const address = await addressFor(grace);
    const { settings } = engine;
    const forged = signToken({ ...settings, sessionSecret: "x".repeat(40) }, "gst-certificate", {
      customer: grace.id,
    });
    const other = signToken(settings, "invoice", { customer: grace.id });
    for (const token of [forged, other]) expect((await engine.rest(`${PATH}/${token}`)).status).toBe(404);

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61 * 60 * 1000 });
    expect((await engine.rest(address)).status).toBe(404);
    vi.useRealTimers();
  });

  test.each(["POST", "DELETE"])("is inaccessible to guests: %s", async (method) => {
    const body = method === "POST" ? new Uint8Array(PDF) : undefined;
    expect((await engine.rest(PATH, { method, body })).status).toBe(401);
  });
});
