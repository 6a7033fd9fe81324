import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { load } from "js-yaml";
import type { z } from "zod";

/** The file's data. @throws Error that names the file and each wrong field */
export function readYaml<Schema extends z.ZodTypeAny>(path: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(parse(path));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new Error(`Wrong brand file ${path}: ${wrong.join("; ")}`);
}

/** The same of each YAML file in a folder, in the order of their names; none when there is no such folder. */
export function readYamlFolder<Schema extends z.ZodTypeAny>(
  folder: string,
  schema: Schema,
): z.output<Schema>[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => extname(file) === ".yaml");
  return files.sort().map((file) => readYaml(join(folder, file), schema));
}

function parse(path: string): unknown {
  try {
    return load(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`Wrong brand file ${path}: ${error instanceof Error ? error.message : error}`);
  }
}
