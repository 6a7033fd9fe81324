import * as icons from "@mdi/js";
import { moduleOf } from "./module-of";
import { readYaml } from "./read-yaml";
import { GENERATED } from "./sources.mjs";

/**
 * Returns the path data of the clip art, in boxes of 24 by 24, as a module by its path. Builds do not read the thousands
 * of other icons of the package.
 * @throws YAMLException that names file and line; Error for an icon that the package does not have
 */
export function clipArtFiles(): Record<string, string> {
  const names = readYaml<string>(GENERATED.clipArt.replace(/\.generated\.ts$/, ".yaml"));
  const paths = Object.entries(names).map(([key, name]) => [key, iconPath(name)]);
  return { [GENERATED.clipArt]: moduleOf(Object.fromEntries(paths)) };
}

function iconPath(name: string): string {
  const path = (icons as Record<string, string>)[name];
  if (!path) throw new Error(`clip-art.yaml: @mdi/js has no icon ${name}`);
  return path;
}
