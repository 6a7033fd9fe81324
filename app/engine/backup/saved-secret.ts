import { chmod, copyFile } from "node:fs/promises";
import { join } from "node:path";

/** The session secret that the store generated; one set in the environment is the operator's to back up. */
const FILE = "session-secret";
/** Readable by the owner only: backups are copied in ways that lose permissions. */
const OWNERS_ALONE = 0o600;

/** Copies the generated secret. @returns its name in the target folder; null when there is none */
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
