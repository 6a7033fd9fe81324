import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { askBucket, type Bucket, HASH_HEADER } from "./bucket-request";
import type { FileStore } from "./file-store";
import { type FileContent, keepDraft, type StoredFile } from "./keep-draft";
import { objectsUnder } from "./list-bucket";
import { retryWithBackoff } from "./retry-with-backoff";

const DELETED_AT_ONCE = 8;

/** Files in a bucket. The bucket stores objects atomically, and rejects one whose hash differs from the signed one. */
export function s3Store(bucket: Bucket): FileStore {
  const keyOf = (name: string) => bucket.prefix + name;
  return {
    put: (name, content) =>
      Buffer.isBuffer(content)
        ? putBytes(bucket, keyOf(name), content)
        : putStream(bucket, keyOf(name), content),
    read: (name) =>
      retryWithBackoff(async () => {
        const response = await askBucket(bucket, { method: "GET", key: keyOf(name) });
        return response && wholeBody(response);
      }),
    open: (name) =>
      retryWithBackoff(async () => {
        const stream = await askBucket(bucket, { method: "GET", key: keyOf(name) });
        return stream && { bytes: bytesOf(stream), stream };
      }),
    size: (name) =>
      retryWithBackoff(async () => {
        const response = await askBucket(bucket, { method: "HEAD", key: keyOf(name) });
        response?.resume();
        return response && bytesOf(response);
      }),
    remove: (name) => removeAll(bucket, [name]),
    async removeFolder(folder) {
      let waiting: string[] = [];
      for await (const { name } of objectsUnder(bucket, folder)) {
        waiting.push(name);
        if (waiting.length < DELETED_AT_ONCE) continue;
        await removeAll(bucket, waiting);
        waiting = [];
      }
      await removeAll(bucket, waiting);
    },
    list: (folder) => objectsUnder(bucket, folder),
  };
}

async function putBytes(bucket: Bucket, key: string, content: Buffer): Promise<StoredFile> {
  const kept = { bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") };
  await put(bucket, key, { ...kept, open: () => [content] });
  return kept;
}

/** Buffers a stream on disk first: a bucket requires size and hash in advance. */
async function putStream(bucket: Bucket, key: string, content: FileContent): Promise<StoredFile> {
  const draft = join(tmpdir(), `${randomUUID()}.draft`);
  try {
    const kept = await keepDraft(draft, content);
    await put(bucket, key, { ...kept, open: () => createReadStream(draft) });
    return kept;
  } finally {
    await rm(draft, { force: true });
  }
}

function put(bucket: Bucket, key: string, body: Parameters<typeof askBucket>[1]["body"]): Promise<void> {
  return retryWithBackoff(async () => {
    const response = await askBucket(bucket, { method: "PUT", key, body });
    if (!response) throw new Error(`The bucket has no place for ${key}.`);
    await buffer(response);
  });
}

async function removeAll(bucket: Bucket, names: string[]): Promise<void> {
  const removals = names.map((name) =>
    retryWithBackoff(async () => {
      const response = await askBucket(bucket, { method: "DELETE", key: bucket.prefix + name });
      response?.resume();
    }),
  );
  await Promise.all(removals);
}

/** @throws Error when the body is truncated or its hash differs from the stored one */
async function wholeBody(response: IncomingMessage): Promise<Buffer> {
  const body = await buffer(response);
  const sha256 = response.headers[HASH_HEADER];
  if (sha256 && createHash("sha256").update(body).digest("hex") !== sha256) {
    throw new Error("A file came from the bucket with another hash than it was kept with.");
  }
  return body;
}

function bytesOf(response: IncomingMessage): number {
  return Number(response.headers["content-length"]);
}
