import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Texts } from "./fill-texts";
import { runningBundle } from "./running-bundle.server";

/**
 * Files of brands as the build has parsed and validated them, with the schemas of the same build: a start parses only what
 * has changed since. See docs/decisions/0207-a-compiled-start.md.
 */
const PARSED_FILES = "build/brand-files.json";

/** What determines the data of a file, besides its schema. */
interface BrandFile {
  path: string;
  content: string;
  texts: Texts | undefined;
}

interface ParsedFiles {
  /** The bundle whose schemas they match (running-bundle.server.ts). */
  bundle: string | null;
  /** Key of a file → its data as JSON, which each reader parses anew. */
  files: Record<string, string>;
}

/** Null when the build has not saved any for this bundle. */
let byBuild: ParsedFiles["files"] | null | undefined;
const byThisProcess = new Map<string, unknown>();

/** Returns the data of a file by the build, or else by `parse`. Development and tests, which have no build, always parse. */
export function parsedByBuild<Data>(file: BrandFile, parse: () => Data): Data {
  if (process.env.NODE_ENV !== "production") return parse();
  const key = keyOf(file);
  if (byBuild === undefined) byBuild = readParsedFiles();
  if (byBuild && key in byBuild) return JSON.parse(byBuild[key]);
  const data = parse();
  if (!byBuild) byThisProcess.set(key, data);
  return data;
}

/** Saves what this process has parsed, for the starts of the build that it belongs to. */
export function saveParsedFiles(): void {
  const files = [...byThisProcess].flatMap(([key, data]) => {
    const json = JSON.stringify(data);
    return isDeepStrictEqual(JSON.parse(json), data) ? [[key, json]] : [];
  });
  const saved: ParsedFiles = { bundle: runningBundle(), files: Object.fromEntries(files) };
  writeFileSync(PARSED_FILES, JSON.stringify(saved));
}

function keyOf({ path, content, texts }: BrandFile): string {
  const parts = JSON.stringify([relative("", path), content, texts]);
  return createHash("sha256").update(parts).digest("base64url");
}

function readParsedFiles(): ParsedFiles["files"] | null {
  try {
    const { bundle, files }: ParsedFiles = JSON.parse(readFileSync(PARSED_FILES, "utf8"));
    return bundle === runningBundle() ? files : null;
  } catch {
    return null;
  }
}
