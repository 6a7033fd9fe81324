import { chmodSync, mkdirSync, statSync } from "node:fs";

const OWNER_ONLY = 0o700;
const STICKY = 0o1000;

/**
 * Creates the data directory and lets only its owner in: it holds photos, addresses and the secret. Leaves a directory
 * as it is that belongs to another user, or that users share, such as /tmp.
 */
export function openDataDirectory(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
  const { uid, mode } = statSync(path);
  const isShared = (mode & STICKY) !== 0;
  if (uid !== process.getuid?.() || isShared || (mode & 0o777) === OWNER_ONLY) return;
  chmodSync(path, OWNER_ONLY);
}
