import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeUnneeded } from "~/engine/account-deletion/unneeded-files";
import { type Engine, openEngine } from "~/engine/shared/engine";
import { type BucketServer, openBucketServer } from "../fixtures/bucket-server";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { printAddresses, printedMug, sendPhoto } from "./photo-mugs";
import { guest } from "./shopper";

/** A store with its files in a bucket, and a second process on another machine with the same database and bucket. */

let bucket: BucketServer;
let engine: EngineFixture;
let other: Engine;
const otherFolder = mkdtempSync(join(tmpdir(), "another-machine-"));

beforeAll(async () => {
  bucket = await openBucketServer();
  engine = await openFixture({ s3: bucket.s3 });
  other = await openEngine({ ...engine.settings, dataDirectory: otherFolder }, engine.db);
});
afterAll(async () => {
  await other.retire();
  await engine.close();
  await bucket.close();
  rmSync(otherFolder, { recursive: true });
});

function askOther(path: string, sender: Sender = {}): Promise<Response> {
  const headers = new Headers(sender.owner ? { designOwner: sender.owner } : {});
  return other.handle(new Request(`http://engine.test${path}`, { headers }));
}

async function bytesOf(response: Response): Promise<Buffer> {
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

describe("files in a bucket", () => {
  test("are used from the photo to the print file, and both processes see them", async () => {
    const sender = guest();
    const { photo, design, number, itemId } = await printedMug(engine, sender);

    const sent = await bytesOf(await askOther(`/rest/mpc/V1/photos/${photo}/display`, sender));
    expect(await sharp(sent).metadata()).toMatchObject({ format: "jpeg", width: 1600 });
    const picture = await askOther(`/rest/mpc/V1/designs/${design}/1/picture.svg`, sender);
    expect(String(await bytesOf(picture))).toContain("data:image/jpeg;base64");
    const [file] = await printAddresses(engine, number);
    const pdf = await bytesOf(await askOther(file.url));
    expect(createHash("sha256").update(pdf).digest("hex")).toBe(file.sha256);

    const names = bucket
      .names()
      .filter((name) => name.includes(photo) || name.startsWith(`print/0/${itemId}/`));
    expect(names.map((name) => name.split("/").at(-1))).toEqual([
      "display.jpg",
      "original.jpg",
      "preview.jpg",
      "thumbnail.jpg",
      "1-wrap.pdf",
      expect.stringMatching(/^ticket-\w{32}\.html$/),
      expect.stringMatching(/^ticket-\w{32}\.json$/),
      expect.stringMatching(/^ticket-\w{32}\.pdf$/),
    ]);
    for (const folder of [engine.settings.dataDirectory, otherFolder]) {
      expect(readdirSync(folder)).not.toContain("photos");
      expect(readdirSync(folder)).not.toContain("print");
    }
  });

  test("are deleted when they are no longer needed", async () => {
    const sender = guest();
    const { photo, itemId } = await printedMug(engine, sender);
    const own = () =>
      bucket.names().filter((name) => name.includes(photo) || name.startsWith(`print/0/${itemId}/`));
    expect(own()).toHaveLength(8);
    await removeUnneeded(engine.settings, { photos: [photo], lines: [Number(itemId)] });
    expect(own()).toEqual([]);
  });

  test("that are missing are reported as not found, both the photo and the picture with it", async () => {
    const sender = guest();
    const { photo, design } = await printedMug(engine, sender);
    await removeUnneeded(engine.settings, { photos: [photo], lines: [] });
    expect((await askOther(`/rest/mpc/V1/photos/${photo}/display`, sender)).status).toBe(404);
    expect((await askOther(`/rest/mpc/V1/designs/${design}/1/picture.svg`, sender)).status).toBe(404);
  });
});

describe("while the bucket is unavailable", () => {
  const away = ["503", "503", "503", "503"] as const;

  test("a photo is requested again later", async () => {
    const sender = guest();
    const photo = await sendPhoto(engine, sender);
    bucket.fault(...away);
    const result = await askOther(`/rest/mpc/V1/photos/${photo}/thumbnail`, sender);
    expect(result.status).toBe(503);
    expect(Number(result.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await askOther(`/rest/mpc/V1/photos/${photo}/thumbnail`, sender)).status).toBe(200);
  });

  test("no photo is accepted that could not be stored", async () => {
    const before = { names: bucket.names(), photos: await photos() };
    bucket.fault(...away, ...away, ...away, ...away);
    expect(await sendPhoto(engine, guest()).catch(() => "refused")).toBe("refused");
    expect({ names: bucket.names(), photos: await photos() }).toEqual(before);
  });
});

async function photos(): Promise<number> {
  return (await engine.db.selectFrom("photo").select("id").execute()).length;
}
