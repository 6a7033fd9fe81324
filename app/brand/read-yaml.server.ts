import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { CORE_SCHEMA, load, YAMLException } from "js-yaml";
import type { z } from "zod";
import { fillTexts, type Texts, withTexts } from "./fill-texts";
import { parsedByBuild } from "./parsed-by-build.server";

const MAX_REPORTED = 5;

/**
 * Reads and validates a YAML file. With `texts`, {{names}} are replaced with those and the file's own `texts`.
 * @throws Error that names the file and its first invalid fields
 */
export function readYaml<Schema extends z.ZodTypeAny>(
  path: string,
  schema: Schema,
  texts?: Texts,
): z.output<Schema> {
  const content = readText(path);
  return parsedByBuild({ path, content, texts }, () => parseYaml(path, content, schema, texts));
}

function parseYaml<Schema extends z.ZodTypeAny>(
  path: string,
  content: string,
  schema: Schema,
  texts: Texts | undefined,
): z.output<Schema> {
  const parsed = schema.safeParse(parse(path, content, texts));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`.trim());
  throw new WrongBrandFile(path, wrong.slice(0, MAX_REPORTED).join("; "));
}

/** Like `readYaml`, with a default for a missing file. */
export function readYamlIfThere<Schema extends z.ZodTypeAny, Without>(
  path: string,
  schema: Schema,
  without: Without,
  texts?: Texts,
): z.output<Schema> | Without {
  return existsSync(path) ? readYaml(path, schema, texts) : without;
}

/** Paths of the YAML files in a folder, sorted by name; empty when the folder does not exist. */
export function yamlFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => extname(file) === ".yaml");
  return files.sort().map((file) => join(folder, file));
}

/** An invalid brand file, with which the store cannot start. */
export class WrongBrandFile extends Error {
  constructor(path: string, what: string) {
    super(`Wrong brand file ${path}: ${what}`);
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new WrongBrandFile(path, messageOf(error));
  }
}

function parse(path: string, content: string, texts: Texts | undefined): unknown {
  try {
    // Without YAML's timestamps: a day such as 2026-11-20 remains a string.
    const data = load(content, { schema: CORE_SCHEMA });
    return texts ? fillTexts(data, withTexts(texts, textsOf(data))) : data;
  } catch (error) {
    if (error instanceof YAMLException && error.mark) {
      const { line, column } = error.mark;
      throw new WrongBrandFile(path, `${error.reason} (${line + 1}:${column + 1})`);
    }
    throw new WrongBrandFile(path, messageOf(error));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function textsOf(data: unknown): Texts {
  if (typeof data !== "object" || data === null || !("texts" in data)) return {};
  const { texts } = data;
  if (typeof texts !== "object" || texts === null) return {};
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === "string"));
}
