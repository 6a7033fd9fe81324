import { promisify } from "node:util";
import { gunzip } from "node:zlib";

const MAX_BYTES = 1_000_000;

const unpack = promisify(gunzip);

/**
 * The bytes of a file that staff have uploaded; null when it is not compressed by gzip, or has more than a megabyte.
 * @param content the file, compressed by gzip, in base64
 */
export function uploadedFile(content: string): Promise<Buffer | null> {
  return unpack(Buffer.from(content, "base64"), { maxOutputLength: MAX_BYTES }).catch(() => null);
}
