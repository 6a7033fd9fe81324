import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { currentSettings } from "~/settings/settings.server";
import { providerStore } from "./provider-store.server";

/**
 * What a remote host supports, in a file of the data directory: shared by the processes there, and kept for later
 * starts. A new version of the store has other documents, which are not in the file.
 */

const FILE = "provider-capabilities.json";

const partSchema = z.object({
  /** Null when the host supports nothing of the document. */
  part: z.string().nullable(),
  /** Milliseconds since 1970. */
  learnedAt: z.number(),
});

const fileSchema = z.object({ host: z.string(), parts: z.record(z.string(), partSchema) });

export type SupportedPart = z.infer<typeof partSchema>;

/** By document. */
export type SupportedParts = ReadonlyMap<string, SupportedPart>;

/** The saved parts; empty when there are none for this host. */
export async function readSavedParts(): Promise<SupportedParts> {
  const text = await readFile(filePath(), "utf8").catch(() => "null");
  const saved = fileSchema.safeParse(parse(text)).data;
  return new Map(saved?.host === hostName() ? Object.entries(saved.parts) : []);
}

/** Replaces the saved parts. @throws Error of the file system */
export async function saveParts(parts: SupportedParts): Promise<void> {
  await mkdir(currentSettings().dataDirectory, { recursive: true });
  const draft = `${filePath()}.${process.pid}`;
  await writeFile(draft, JSON.stringify({ host: hostName(), parts: Object.fromEntries(parts) }));
  await rename(draft, filePath());
}

function filePath(): string {
  return join(currentSettings().dataDirectory, FILE);
}

function hostName(): string {
  return `${currentSettings().providerUrl} ${providerStore()}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
