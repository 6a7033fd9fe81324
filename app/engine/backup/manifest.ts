import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { migrations } from "../database/migrations";
import { BackupRejection } from "./backup-rejection";

const FILE = "manifest.json";

const manifestSchema = z.object({
  /** Format version of the backup; others are rejected. */
  format: z.literal(1),
  made_at: z.string().datetime(),
  store_code: z.string(),
  database: z.enum(["sqlite", "postgres"]),
  /** The latest applied migration. */
  migration: z.string(),
  /** Table to number of rows. */
  counts: z.record(z.number().int()),
  /** Number of photos and print files, and their total bytes. */
  files: z.number().int(),
  bytes: z.number().int(),
  /** True if the stored session secret is included. */
  with_secret: z.boolean(),
  /** SHA-256 of the list that contains the hash of every other file. */
  sums_sha256: z.string().length(64),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Writes the manifest last: a folder without one is not a backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
}

/** @throws BackupRejection when the folder is not a backup, or was made by a newer version */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), "utf8").catch(() => null);
  if (text === null) throw new BackupRejection(`${folder} is no backup: it holds no ${FILE}.`);
  const manifest = parse(text);
  if (!manifest) throw new BackupRejection(`${join(folder, FILE)} is damaged, or of a newer shop.`);
  if (!(manifest.migration in migrations)) {
    throw new BackupRejection(
      `This backup is of a newer shop (its tables are at ${manifest.migration}). Restore it with that version.`,
    );
  }
  return manifest;
}

function parse(text: string): Manifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
