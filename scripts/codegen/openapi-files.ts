import { readdirSync } from "node:fs";
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
  const joined = {
    ...document,
    paths: joinedMember("paths"),
    components: { ...document.components, schemas: joinedMember("schemas") },
  };
  return { [GENERATED.openapi]: moduleOf(joined) };
}

/** The members `paths` or `schemas` of the files whose names end in it. */
function joinedMember(member: "paths" | "schemas"): object {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(`${member}.yaml`));
  return Object.assign({}, ...files.toSorted().map((file) => readYaml(`${FOLDER}/${file}`)[member]));
}
