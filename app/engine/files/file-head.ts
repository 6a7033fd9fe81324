import { open } from "node:fs/promises";

const HEAD_BYTES = 8192;
const TAIL_BYTES = 1024;

/** The first 8 KB of a file on disk, or all of a shorter one: enough to detect its type. */
export function fileHead(path: string): Promise<Buffer> {
  return readPart(path, () => ({ start: 0, length: HEAD_BYTES }));
}

/** The last KB of a file on disk, or all of a shorter one. */
export function fileTail(path: string): Promise<Buffer> {
  return readPart(path, (size) => ({ start: Math.max(0, size - TAIL_BYTES), length: TAIL_BYTES }));
}

async function readPart(path: string, partOf: (size: number) => { start: number; length: number }) {
  const file = await open(path);
  try {
    const { start, length } = partOf((await file.stat()).size);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
