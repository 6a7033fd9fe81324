import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

class TooLong extends Error {}

/**
 * Streams a request's body to a file, so that a large one is never in memory.
 * @returns false when it has more than `maxBytes`; the rest is then not read
 */
export async function saveBody(request: Request, path: string, maxBytes: number): Promise<boolean> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return false;
  let received = 0;
  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      received += chunk.length;
      if (received > maxBytes) throw new TooLong();
      yield chunk;
    }
  }
  try {
    await pipeline(piecesOf(request), counted, createWriteStream(path));
    return true;
  } catch (error) {
    if (error instanceof TooLong) return false;
    throw error;
  }
}

function piecesOf({ body }: Request): Readable {
  return body ? Readable.from(chunksOf(body)) : Readable.from([]);
}

/** Not `Readable.fromWeb`, which rejects the streams of remix-serve's Request. */
async function* chunksOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}
