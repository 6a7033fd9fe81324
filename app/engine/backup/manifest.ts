import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { migrations } from "../database/migrations";
import { BackupRejection } from "./backup-rejection";

const FILE = "manifest.json";

const manifestSchema = z.object({
  /** Of the backup itself; another one is not understood. */
  format: z.literal(1),
  made_at: z.string().datetime(),
  store_code: z.string(),
  database: z.enum(["sqlite", "postgres"]),
  /** The latest change of the tables. */
  migration: z.string(),
  /** Rows of each table. */
  counts: z.record(z.number().int()),
  /** Photos and print files, and the bytes of all of them. */
  files: z.number().int(),
  bytes: z.number().int(),
  /** Whether the kept session secret is in it. */
  with_secret: z.boolean(),
  /** SHA-256 of the list that names every other file with its own. */
  sums_sha256: z.string().length(64),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Written last: a backup without it is none. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
}

/** @throws BackupRejection when the folder is no backup, or that of a newer shop */
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
