import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A file's content: complete, or as a stream. */
export type FileContent = Buffer | NodeJS.ReadableStream;

export interface StoredFile {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Writes and syncs a file under a temporary name. */
export async function keepDraft(path: string, content: FileContent): Promise<StoredFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* measured(chunks: AsyncIterable<Buffer | string>) {
    for await (const part of chunks) {
      const chunk = Buffer.from(part);
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
  await pipeline(source, measured, createWriteStream(path, { flush: true }));
  return { bytes, sha256: hash.digest("hex") };
}
