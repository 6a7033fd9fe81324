import { Validator } from "@seriousme/openapi-schema-validator";
import { openapiDocument } from "~/engine/rest/openapi/openapi-response";

/** The OpenAPI document as a client receives it, and its operations. */

export const PUBLIC_URL = "https://shop.example";

export interface Operation {
  operationId: string;
  method: string;
  /** Matches the paths of the operation; formatted as in the table of routes. */
  path: RegExp;
  security: Record<string, string[]>[];
  requestBody?: { content: Content };
  /** By status. */
  responses: Record<string, { content?: Content }>;
}

type Content = Record<string, { schema?: object }>;

interface Parameter {
  name: string;
  in: string;
  schema: { pattern?: string; enum?: string[] };
}

type PathItem = Record<string, Omit<Operation, "method" | "path">> & { parameters?: Parameter[] };

const METHODS = ["get", "put", "post", "delete"];

const validator = new Validator();
export const validation = await validator.validate(JSON.parse(JSON.stringify(openapiDocument(PUBLIC_URL))));

/** The document with each reference replaced by its target. */
export const resolved = validator.resolveRefs() as {
  paths: Record<string, PathItem>;
  components: { securitySchemes: Record<string, { name?: string }>; schemas: Record<string, object> };
};

export const operations: Operation[] = Object.entries(resolved.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]).map((method) => ({
    ...item[method],
    method: method.toUpperCase(),
    path: pathPattern(path, item.parameters ?? []),
  })),
);

function pathPattern(path: string, parameters: Parameter[]): RegExp {
  const source = path
    .replace(/^\/rest\/V1\//, "/rest/(?:mpc/)?V1/")
    .replaceAll(".", "\\.")
    .replace(/\{(\w+)\}/g, (_whole, name) => `(${valuePattern(parameters, name)})`);
  return new RegExp(`^${source}$`);
}

function valuePattern(parameters: Parameter[], name: string): string {
  const parameter = parameters.find((candidate) => candidate.in === "path" && candidate.name === name);
  const { pattern = "undocumented", enum: values } = parameter?.schema ?? {};
  return values?.join("|") ?? pattern.replace(/^\^|\$$/g, "");
}
