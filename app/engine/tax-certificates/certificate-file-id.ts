import { createHash } from "node:crypto";

const LENGTH = 10;

/**
 * Names a certificate's file by its content, such as 3f9a01c27b, so that a decision is about the file that somebody has
 * looked at, and not about one that the customer has sent since.
 */
export function certificateFileId(file: Uint8Array): string {
  return createHash("sha256").update(file).digest("hex").slice(0, LENGTH);
}
