import { open, rm, stat, utimes } from "node:fs/promises";

const RENEWAL_MILLISECONDS = 10_000;
/** A painter that has not renewed its lock for so long is gone. */
const STALE_MILLISECONDS = 60_000;

export interface PainterLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only one that paints in advance, in whatever process or container the others run.
 * @returns null while another one paints
 * @throws Error when the file cannot be written
 */
export async function lockPainter(path: string): Promise<PainterLock | null> {
  if (await isStale(path)) await rm(path, { force: true });
  try {
    const file = await open(path, "wx");
    await file.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return null;
    throw error;
  }
  const timer = setInterval(() => utimes(path, new Date(), new Date()).catch(() => {}), RENEWAL_MILLISECONDS);
  timer.unref();
  return {
    release() {
      clearInterval(timer);
      return rm(path, { force: true });
    },
  };
}

async function isStale(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > STALE_MILLISECONDS;
}
