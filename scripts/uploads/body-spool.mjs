import { randomUUID } from "node:crypto";
import { mkdir, open, unlink } from "node:fs/promises";
import { join } from "node:path";

/** Chunks are joined beyond this number: a chunk of one byte takes a hundred times its length. */
const MAX_CHUNKS = 64;

/**
 * Stores the body of one request: a short one in memory, otherwise in a temporary file. The file is unlinked as soon as
 * it is open, so the system deletes it with the process, however that ends.
 */
export class BodySpool {
  bytes = 0;
  #folder;
  #maxBytesInMemory;
  #chunks = [];
  /** @type {import("node:fs/promises").FileHandle | undefined} */
  #file;
  #isClosed = false;

  /** @param {string} folder created with the first file */
  constructor(folder, maxBytesInMemory) {
    this.#folder = folder;
    this.#maxBytesInMemory = maxBytesInMemory;
  }

  /** Appends a chunk of a short body. */
  append(chunk) {
    this.#chunks.push(chunk);
    this.bytes += chunk.length;
    if (this.#chunks.length > MAX_CHUNKS) this.#chunks = [Buffer.concat(this.#chunks)];
  }

  /** Appends a chunk of any body; call it again only after it resolves. @throws Error when writing to the disk fails */
  async write(chunk) {
    this.append(chunk);
    if (!this.#file && this.bytes <= this.#maxBytesInMemory) return;
    this.#file ??= await this.#openFile();
    const written = this.#chunks.splice(0);
    const start = this.bytes - written.reduce((total, { length }) => total + length, 0);
    await writeAll(this.#file, Buffer.concat(written), start);
  }

  /** The whole body while it is held in memory, otherwise undefined. */
  get whole() {
    return this.#file ? undefined : Buffer.concat(this.#chunks);
  }

  /**
   * Reads from a position of a body in a file, as many bytes as fit one read.
   * @throws Error when the file cannot be read
   */
  async read(position, maxBytes) {
    const bytes = Math.min(maxBytes, this.bytes - position);
    const { buffer, bytesRead } = await this.#file.read(Buffer.allocUnsafe(bytes), 0, bytes, position);
    return buffer.subarray(0, bytesRead);
  }

  /** Discards the body. Safe to call twice, and during a write or a read. */
  close() {
    this.#isClosed = true;
    this.#chunks = [];
    this.#file?.close().catch(() => {});
  }

  async #openFile() {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const path = join(this.#folder, `${randomUUID()}.upload`);
    const file = await open(path, "wx+", 0o600);
    await unlink(path);
    if (!this.#isClosed) return file;
    await file.close();
    throw new Error("The upload was given up.");
  }
}

async function writeAll(file, bytes, start) {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, start + done);
    done += bytesWritten;
  }
}
