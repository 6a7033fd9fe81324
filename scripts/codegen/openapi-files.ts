import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { GENERATED } from "./sources.mjs";

const FOLDER = "app/engine/rest/openapi";

/**
 * Returns the OpenAPI document of the REST paths as JSON, by its path, joined from the YAML files of app/engine/rest/openapi.
 * Their `anchors` are left out. Tests validate the document.
 * @throws YAMLException that names file and line
 */
export function openapiFiles(): Record<string, string> {
  const document = readYaml("document.yaml");
  const { paths } = readYaml("paths.yaml");
  const { schemas } = readYaml("schemas.yaml");
  const whole = { ...document, paths, components: { ...document.components, schemas } };
  return { [GENERATED.openapi]: `${JSON.stringify(whole, null, 2)}\n` };
}

function readYaml(name: string): Record<string, object> {
  const filename = `${FOLDER}/${name}`;
  return load(readFileSync(filename, "utf8"), { filename }) as Record<string, object>;
}
