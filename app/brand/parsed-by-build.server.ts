import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Texts } from "./fill-texts";

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

/** Key of a file → its data as JSON, which each reader parses anew. */
let byBuild: Record<string, string> | undefined;
const byThisProcess = new Map<string, string>();

/** Returns the data of a file by the build, or else by `parse`. Development and tests, which have no build, always parse. */
export function parsedByBuild<Data>(file: BrandFile, parse: () => Data): Data {
  if (process.env.NODE_ENV !== "production") return parse();
  const key = keyOf(file);
  byBuild ??= readParsedFiles();
  if (key in byBuild) return JSON.parse(byBuild[key]);
  const data = parse();
  const json = JSON.stringify(data);
  if (isDeepStrictEqual(JSON.parse(json), data)) byThisProcess.set(key, json);
  return data;
}

/** Saves what this process has parsed, for the starts of the build that it belongs to. */
export function saveParsedFiles(): void {
  writeFileSync(PARSED_FILES, JSON.stringify(Object.fromEntries(byThisProcess)));
}

function keyOf({ path, content, texts }: BrandFile): string {
  const parts = JSON.stringify([relative("", path), content, texts]);
  return createHash("sha256").update(parts).digest("base64url");
}

function readParsedFiles(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(PARSED_FILES, "utf8"));
  } catch {
    return {};
  }
}
