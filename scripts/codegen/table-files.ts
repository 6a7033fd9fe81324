import { moduleOf } from "./module-of";
import { readYaml } from "./read-yaml";
import { GENERATED } from "./sources.mjs";

/**
 * Returns tables of the engine as modules, by path, each from the YAML file beside it.
 * @throws YAMLException that names file and line
 */
export function tableFiles(): Record<string, string> {
  return Object.fromEntries([GENERATED.usStates, GENERATED.taxes].map((path) => [path, tableAt(path)]));
}

function tableAt(path: string): string {
  const table = readYaml(path.replace(/\.generated\.ts$/, ".yaml"));
  return moduleOf(table);
}
