import { openapi } from "~/engine/rest/openapi/document";
import type { RestRoute } from "~/engine/rest/rest-route";

/** The OpenAPI document as clients receive it, and its operations. */

export interface Parameter {
  name: string;
  in: string;
  schema: { pattern?: string; enum?: string[] };
}

type Content = Record<string, { schema?: object }>;

export interface DocumentedResponse {
  content?: Content;
}

export interface Operation {
  method: string;
  /** With parameters in braces. */
  path: string;
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  /** By status. */
  responses: Record<string, DocumentedResponse>;
}

interface PathItem {
  description?: string;
  parameters?: object[];
  [method: string]: unknown;
}

interface OpenapiDocument {
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, object>>;
}

const METHODS = ["get", "put", "post", "delete"];

export const served: OpenapiDocument = JSON.parse(JSON.stringify(openapi));

/** All operations, with references to parameters and responses resolved. */
export const operations: Operation[] = Object.entries(served.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]).map((method) => {
    const { parameters = [], ...operation } = item[method] as Omit<Operation, "parameters"> & {
      parameters?: object[];
    };
    const responses = Object.entries(operation.responses).map(([status, one]) => [status, resolve(one)]);
    return {
      ...operation,
      method: method.toUpperCase(),
      path,
      parameters: [...(item.parameters ?? []), ...parameters].map((one) => resolve(one) as Parameter),
      responses: Object.fromEntries(responses),
    };
  }),
);

/** The object itself, or the one in `components` that its `$ref` names. */
function resolve(part: object): object {
  if (!("$ref" in part)) return part;
  const [, , kind, name] = String(part.$ref).split("/");
  return served.components[kind][name];
}

/** The regular expressions, as text, of the paths at which an operation is served. */
export function pathsOf({ path, parameters }: Operation): string[] {
  const source = path.replaceAll(".", "\\.").replace(/\{(\w+)\}/g, (_whole, name) => {
    const found = parameters.find((parameter) => parameter.in === "path" && parameter.name === name);
    const { pattern = "no pattern", enum: values } = found?.schema ?? {};
    return `(${values?.join("|") ?? pattern.replace(/^\^|\$$/g, "")})`;
  });
  return source.startsWith("/rest/V1/") ? [source, source.replace("/rest/V1/", "/rest/mpc/V1/")] : [source];
}

/** The same for a route: one regular expression for each choice that it does not capture. */
export function pathsOfRoute({ path }: RestRoute): string[] {
  const source = path.source.replace(/^\^|\$$/g, "").replaceAll("\\/", "/");
  return withoutChoices(source.replace(/\/\?$/, ""));
}

function withoutChoices(source: string): string[] {
  const group = /\(\?:([^()]*)\)(\??)/.exec(source);
  if (!group) return [source];
  const [whole, choices, optional] = group;
  const variants = [...choices.split("|"), ...(optional ? [""] : [])];
  return variants.flatMap((variant) => withoutChoices(source.replace(whole, () => variant)));
}
