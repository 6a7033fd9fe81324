import { chmod, copyFile } from "node:fs/promises";
import { join } from "node:path";

/** The session secret that the shop has made for itself; one that is set from outside is the owner's to keep. */
const FILE = "session-secret";
/** Backups travel by ways that forget who may read what. */
const OWNERS_ALONE = 0o600;

/** @returns its name in the target folder; null when there is none */
export async function copySecret(from: string, to: string): Promise<string | null> {
  try {
    await copyFile(join(from, FILE), join(to, FILE));
    await chmod(join(to, FILE), OWNERS_ALONE);
    return FILE;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
