import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { openLog } from "~/log.server";

const OTHERS = 0o077;
/** Of what the shop itself keeps there; a folder that holds something else, too, stays as it is otherwise. */
const OWN_NAMES =
  /^(?:shop\.(?:db|lock)(?:-\w+)?|session-secret|photos|print|mail|backups|uploads|restoring)$/;

/** Lets nobody but the shop's user into files and folders that this process and those that it starts make from now on. */
export function allowOwnerOnly(): void {
  if (process.platform !== "win32") process.umask(OTHERS);
}

/**
 * Closes a data folder that exists already, and what the shop keeps at its first level: 0700 for folders, 0600 for files.
 * Others cannot reach what lies deeper then. A folder of another user stays as it is, with a warning.
 */
export function restrictDataFolder(folder: string): void {
  if (process.platform === "win32") return;
  const own = readdirSync(folder).filter((name) => OWN_NAMES.test(name));
  for (const path of [folder, ...own.map((name) => join(folder, name))]) restrict(path);
}

function restrict(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode & 0o7777 & ~OTHERS);
  } catch (error) {
    openLog("shop").warn({ err: error, path }, "other users of this machine may read the shop's data");
  }
}
