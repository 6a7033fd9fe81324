import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FilesUnavailable } from "~/engine/files/file-failure";
import { shopFiles } from "~/engine/files/shop-files";
import { type BucketServer, openBucketServer } from "../../fixtures/bucket-server";

const folder = mkdtempSync(join(tmpdir(), "files-"));
let bucket: BucketServer;
beforeAll(async () => {
  bucket = await openBucketServer();
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const onDisk = () => shopFiles({ dataDirectory: folder });
const inBucket = () => shopFiles({ dataDirectory: folder, s3: bucket.s3 });
const paw = Buffer.from("a paw in the sand");

describe.each([
  ["on disk", onDisk],
  ["in a bucket", inBucket],
])("files %s", (_where, files) => {
  test("are read as written, whole and in parts", async () => {
    const kept = await files().put("photos/aa/paw.jpg", paw);
    expect(kept.bytes).toBe(paw.length);
    expect(await files().read("photos/aa/paw.jpg")).toEqual(paw);
    const opened = await files().open("photos/aa/paw.jpg");
    expect(opened?.bytes).toBe(paw.length);
    expect(opened && (await buffer(opened.stream))).toEqual(paw);
    expect(await files().size("photos/aa/paw.jpg")).toBe(paw.length);
  });

  test("replace a previous one, also when they are streamed", async () => {
    await files().put("print/0/7/1-front.pdf", paw);
    const pages = Readable.from([Buffer.from("page one, "), Buffer.from("page two")]);
    const kept = await files().put("print/0/7/1-front.pdf", pages);
    expect(kept.bytes).toBe(18);
    expect(String(await files().read("print/0/7/1-front.pdf"))).toBe("page one, page two");
  });

  test("that fail while they are written keep the previous one", async () => {
    await files().put("print/0/8/1-front.pdf", paw);
    async function* broken() {
      yield Buffer.from("half a page");
      throw new Error("The pen broke.");
    }
    await expect(files().put("print/0/8/1-front.pdf", Readable.from(broken()))).rejects.toThrow(/pen broke/);
    expect(await files().read("print/0/8/1-front.pdf")).toEqual(paw);
  });

  test("are missing unless written", async () => {
    expect(await files().read("photos/none.jpg")).toBeNull();
    expect(await files().open("photos/none.jpg")).toBeNull();
    expect(await files().size("photos/none.jpg")).toBeNull();
  });

  test("are listed by folder, and deleted with it, without those of other folders", async () => {
    const names = Array.from({ length: 7 }, (_, index) => `print/1/1000/${index}-front.pdf`);
    for (const name of [...names, "print/1/10001/1-front.pdf"]) await files().put(name, paw);
    const listed = [];
    for await (const { name, bytes } of files().list("print/1/1000")) listed.push(`${name} ${bytes}`);
    expect(listed.sort()).toEqual(names.map((name) => `${name} ${paw.length}`));
    await files().removeFolder("print/1/1000");
    await files().removeFolder("print/1/1000");
    const left = [];
    for await (const { name } of files().list("print/1")) left.push(name);
    expect(left).toEqual(["print/1/10001/1-front.pdf"]);
  });
});

test("no partial file is left on the disk", () => {
  const names = readdirSync(folder, { recursive: true }).map(String);
  expect(names.filter((name) => name.endsWith(".draft"))).toEqual([]);
});

describe("a failing bucket", () => {
  test.each(["503", "hang-up", "cut", "damage"] as const)("is retried after: %s", async (fault) => {
    await inBucket().put("photos/bb/paw.jpg", paw);
    bucket.fault(fault);
    expect(await inBucket().read("photos/bb/paw.jpg")).toEqual(paw);
  });

  test("stores a file once that was rejected at first", async () => {
    bucket.fault("503", "hang-up");
    await inBucket().put("photos/cc/paw.jpg", Readable.from([paw]));
    expect(bucket.content("photos/cc/paw.jpg")).toEqual(paw);
  });

  test("is unavailable after four attempts", async () => {
    bucket.fault("503", "503", "503", "503");
    const before = bucket.asked.length;
    await expect(inBucket().read("photos/bb/paw.jpg")).rejects.toThrow(FilesUnavailable);
    expect(bucket.asked.length - before).toBe(4);
  });

  test("is not retried when it rejects the keys", async () => {
    const stranger = shopFiles({ dataDirectory: folder, s3: { ...bucket.s3, secretAccessKey: "guessed" } });
    const before = bucket.asked.length;
    await expect(stranger.put("photos/dd/paw.jpg", paw)).rejects.toThrow(/403 SignatureDoesNotMatch/);
    expect(bucket.asked.length - before).toBe(1);
    expect(bucket.names()).not.toContain("photos/dd/paw.jpg");
  });

  test("is named when it does not exist", async () => {
    const elsewhere = shopFiles({ dataDirectory: folder, s3: { ...bucket.s3, bucket: "other" } });
    await expect(elsewhere.put("photos/dd/paw.jpg", paw)).rejects.toThrow(/404 NoSuchBucket/);
  });
});
