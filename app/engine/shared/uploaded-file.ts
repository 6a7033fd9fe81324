import { promisify } from "node:util";
import { gunzip } from "node:zlib";

const MAX_BYTES = 1_000_000;

const unpack = promisify(gunzip);

/**
 * The bytes of a file that staff have uploaded; null when it is not compressed by gzip, or is too large.
 * @param content the file, compressed by gzip, in base64
 * @param maxBytes default: a megabyte
 */
export function uploadedFile(content: string, maxBytes = MAX_BYTES): Promise<Buffer | null> {
  return unpack(Buffer.from(content, "base64"), { maxOutputLength: maxBytes }).catch(() => null);
}
