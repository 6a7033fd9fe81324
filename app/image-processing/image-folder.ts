import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs a task with a temporary folder for the files of one image, which is deleted afterwards.
 * @param parent the folder that contains it; the system's by default
 */
export async function withImageFolder<Result>(
  work: (folder: string) => Promise<Result>,
  parent = tmpdir(),
): Promise<Result> {
  const folder = await mkdtemp(join(parent, "shop-image-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
