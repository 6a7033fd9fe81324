import { readFileSync } from "node:fs";
import { load } from "js-yaml";

/** Reads a YAML file that has a mapping at the top. @throws YAMLException that names file and line */
export function readYaml<Value = object>(path: string): Record<string, Value> {
  return load(readFileSync(path, "utf8"), { filename: path }) as Record<string, Value>;
}
