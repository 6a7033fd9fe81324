import { DataResponse } from "~/data-response.server";
import { RETRY_AFTER_SECONDS } from "../database/database-unavailable";
import { nextTurn } from "../shared/next-turn";
import { readBody } from "../shared/read-body";
import type { EngineContext } from "./context";
import type { GraphqlServer } from "./graphql-server";
import { UNAVAILABLE } from "./mask-error";
import { readParams } from "./read-params";

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;

const MAX_BYTES = 1_000_000;
/** Characters. The number of values in a longer body is checked before it is parsed. */
const LONG_BODY = 20_000;
/** More than variables may have (limit-variables.ts), with room for the rest of the body. */
const MAX_COMMAS = 6000;
/** Maximum bytes of a body that is neither a document nor JSON. */
const MAX_FORM_BYTES = 100_000;
const TOO_MANY_VALUES = "The variables are too large.";
const JSON_RANGE = /^(?:\*\/\*|application\/(?:\*|json|graphql-response\+json))$/;

/**
 * Executes a GraphQL request. A POST with JSON (nearly all requests) bypasses Yoga's HTTP layer, which costs as much as
 * the rest of a small query; other requests go through that layer.
 * @param maxBytes of a body of JSON
 */
export async function handleGraphql(
  server: GraphqlServer,
  request: Request,
  context: EngineContext,
  maxBytes = MAX_BYTES,
): Promise<Response> {
  const announced = Number(request.headers.get("Content-Length") ?? 0);
  if (announced > maxBytes) return failure(413, "The request is too large.");
  if (!acceptsJson(request.headers.get("Accept"))) return failure(406, "The answer can only be JSON.");
  if (!isPlainPost(request)) return handleByYoga(server, request, context);
  return executeBody(server, await readText(request, maxBytes), context);
}

/** Executes the operation of a JSON body. */
export async function executeBody(
  server: GraphqlServer,
  body: string,
  context: EngineContext,
): Promise<Response> {
  if (body.length > LONG_BODY) {
    await nextTurn();
    if (hasManyValues(body, MAX_COMMAS)) return failure(400, TOO_MANY_VALUES);
  }
  const params = readParams(body);
  if (!params) return failure(400, "The body must be a JSON object with a query.");
  const result = await server.execute(params, context);
  if (!("data" in result || "errors" in result)) return failure(400, "Only one answer can be given.");
  const isAway = result.errors?.some(({ extensions }) => extensions?.category === UNAVAILABLE);
  const response = json(isAway ? 503 : 200, {
    ...(result.errors && { errors: result.errors.map(withoutInternals) }),
    ...(result.data !== undefined && { data: result.data }),
  });
  if (isAway) response.headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  return response;
}

/** Limits the body, which Yoga's HTTP layer would read at any length. */
async function handleByYoga(server: GraphqlServer, request: Request, context: EngineContext) {
  await nextTurn();
  if (!request.body) return server.fetch(request, context);
  const isJson = request.headers.get("Content-Type")?.includes("json");
  const body = await readBody(request, isJson ? MAX_BYTES : MAX_FORM_BYTES);
  if (!body) return failure(413, "The request is too large.");
  if (isJson && hasManyValues(body.toString(), MAX_COMMAS)) return failure(400, TOO_MANY_VALUES);
  const { url, method, headers } = request;
  return server.fetch(new Request(url, { method, headers, body: new Uint8Array(body) }), context);
}

/** Clients that send an Accept header must accept plain JSON. */
function isPlainPost({ method, headers }: Request): boolean {
  const accept = headers.get("Accept");
  return (
    method === "POST" &&
    headers.get("Content-Type")?.startsWith("application/json") === true &&
    (accept === null || accept === "application/json" || accept === "*/*")
  );
}

/**
 * True if the client accepts JSON in UTF-8. Yoga checks that only after executing the operation, and then responds with
 * 406 to an operation that has been done. Parameters are parsed as strictly as there.
 */
function acceptsJson(accept: string | null): boolean {
  return (accept || "*/*").split(",").some((range) => {
    const [type, ...parameters] = range.replace(/\s/g, "").toLowerCase().split(";");
    return JSON_RANGE.test(type) && !parameters.some(isUnmet);
  });
}

function isUnmet(parameter: string): boolean {
  return (
    /^q=0(?:\.0*)?$/.test(parameter) || (parameter.includes("charset=") && parameter !== "charset=utf-8")
  );
}

/** Reads the body, and checks the length of a chunked one while reading. */
async function readText(request: Request, maxBytes: number): Promise<string> {
  if (!request.headers.has("Transfer-Encoding")) return request.text();
  return (await readBody(request, maxBytes))?.toString() ?? "";
}

/** Removes Yoga's HTTP metadata; assigns faults of the document their category. */
function withoutInternals({ message, locations, path, extensions }: GraphqlFault): GraphqlFault {
  const { http: _http, unexpected: _unexpected, ...exposed } = extensions ?? {};
  return { message, locations, path, extensions: { category: "graphql-input", ...exposed } };
}

interface GraphqlFault {
  message: string;
  locations?: readonly unknown[];
  path?: readonly unknown[];
  extensions?: Record<string, unknown>;
}

function failure(status: number, message: string): Response {
  return json(status, { errors: [{ message, extensions: { category: "graphql-input" } }] });
}

function json(status: number, body: Record<string, unknown>): Response {
  return new DataResponse<unknown>(body, { status });
}

/** True if a JSON text has more than that many commas between values: parsing it would take much time and memory. */
function hasManyValues(json: string, maxCommas: number): boolean {
  let commas = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText && code === BACKSLASH) at += 1;
    else if (!isInText && code === COMMA) commas += 1;
    if (commas > maxCommas) return true;
  }
  return false;
}
