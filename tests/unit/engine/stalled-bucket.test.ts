import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { shopFiles } from "~/engine/files/shop-files";
import { type BucketServer, openBucketServer } from "../../fixtures/bucket-server";

/** A bucket that stalls in the middle of a file. */

vi.mock("~/engine/files/bucket-silence", () => ({ SILENCE_MILLISECONDS: 200 }));

let bucket: BucketServer;
beforeAll(async () => {
  bucket = await openBucketServer();
  await files().put("photos/aa/paw.jpg", PAW);
});
afterAll(() => bucket.close());

const PAW = Buffer.alloc(200_000, "a paw in the sand");
const files = () => shopFiles({ dataDirectory: "/nowhere", s3: bucket.s3 });

test("a file that is read whole is requested again", async () => {
  bucket.fault("stall");
  expect((await files().read("photos/aa/paw.jpg"))?.equals(PAW)).toBe(true);
});

test("a file that is passed on is aborted, and the connection to the bucket is closed", async () => {
  bucket.fault("stall");
  const opened = await files().open("photos/aa/paw.jpg");
  if (!opened) throw new Error("The file is not there.");
  await expect(buffer(opened.stream)).rejects.toThrow(/silent|aborted/);
  expect(opened.stream.destroyed).toBe(true);
});

test("a file whose reader leaves keeps no connection to the bucket", async () => {
  bucket.fault("stall");
  const opened = await files().open("photos/aa/paw.jpg");
  if (!opened) throw new Error("The file is not there.");
  const body = Readable.toWeb(opened.stream).getReader();
  await body.read();
  await body.cancel();
  await vi.waitUntil(() => opened.stream.destroyed);
});

test("an error response that stalls is aborted, too", async () => {
  bucket.fault("stalled-rejection");
  expect((await files().read("photos/aa/paw.jpg"))?.equals(PAW)).toBe(true);
});
