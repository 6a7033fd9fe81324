import { moduleOf } from "./module-of";
import { readYaml } from "./read-yaml";
import { GENERATED } from "./sources.mjs";

const FOLDER = "app/engine/rest/openapi";

/**
 * Returns the OpenAPI document of the REST paths as a module, by its path, joined from the YAML files of app/engine/rest/openapi.
 * Their `anchors` are left out. Tests validate the document.
 * @throws YAMLException that names file and line
 */
export function openapiFiles(): Record<string, string> {
  const document = readYaml(`${FOLDER}/document.yaml`);
  const { paths } = readYaml(`${FOLDER}/paths.yaml`);
  const { schemas } = readYaml(`${FOLDER}/schemas.yaml`);
  const joined = { ...document, paths, components: { ...document.components, schemas } };
  return { [GENERATED.openapi]: moduleOf(joined) };
}
