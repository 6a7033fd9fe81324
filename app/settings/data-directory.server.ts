import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;
const STICKY = 0o1000;
/** The store's own entries in it. */
const OWN_NAMES =
  /^(?:shop\.(?:db|lock)(?:-\w+)?|session-secret|photos|print|mail|backups|uploads|restoring)$/;

/**
 * Creates the data directory, accessible to its owner only: it contains photos, addresses and the secret. Also
 * restricts what an earlier version left accessible at its first level. A directory that belongs to another user, or
 * that users share, such as /tmp, is left unchanged.
 */
export function openDataDirectory(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
  const { uid, mode } = statSync(path);
  const isShared = (mode & STICKY) !== 0;
  if (uid !== process.getuid?.() || isShared) return;
  if ((mode & 0o777) !== OWNER_ONLY) chmodSync(path, OWNER_ONLY);
  for (const name of readdirSync(path)) if (OWN_NAMES.test(name)) closeToOthers(join(path, name), uid);
}

/** SQLite may delete its temporary files meanwhile. */
function closeToOthers(path: string, owner: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.uid === owner && (found.mode & OTHERS) !== 0) chmodSync(path, found.mode & 0o777 & ~OTHERS);
}
