import { open } from "node:fs/promises";
import { WorkerFailure } from "./rejection.mjs";

/** Errors caused by the disk or its permissions, not by the image. */
const DISK_ERRORS =
  /ENOSPC|EDQUOT|EROFS|EACCES|No space left|Read-only|Permission denied|unable to open for write/i;

/**
 * Encodes a picture as a JPEG file.
 * @param {import("sharp").Sharp} picture
 * @param {string} path
 * @returns {Promise<{ width: number, height: number, size: number }>} in pixels and bytes
 * @throws WorkerFailure when the file cannot be written; Error when the picture cannot be decoded
 */
export async function writeJpeg(picture, path) {
  try {
    return await picture.toFile(path);
  } catch (error) {
    if (DISK_ERRORS.test(error.message)) throw new WorkerFailure(error.message);
    throw error;
  }
}

/**
 * Writes the parts of a file one after the other.
 * @param {{ parts: Buffer[], width: number, height: number }} picture
 * @param {string} path
 * @returns {Promise<{ width: number, height: number, size: number }>} in pixels and bytes
 * @throws WorkerFailure when the file cannot be written
 */
export async function writeParts({ parts, width, height }, path) {
  try {
    const file = await open(path, "w");
    try {
      for (const part of parts) await file.writeFile(part);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new WorkerFailure(error.message);
  }
  return { width, height, size: parts.reduce((total, part) => total + part.length, 0) };
}
