import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import type { EngineFixture, Sender } from "./engine-fixture";
import { type Operation, operations, pathsOf, served } from "./openapi-document";

/** REST calls whose requests and responses must be as the OpenAPI document says. */

const JSON_TYPE = "application/json";

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
addFormats(ajv);
// Not a keyword of JSON Schema: references are resolved in it.
ajv.addVocabulary(["components"]);

const successful = new Set<string>();

/** Ids of the operations that have answered with success. */
export function successfulOperations(): string[] {
  return [...successful];
}

/** Compiles a schema of the document. @throws Error for an unknown keyword or reference */
export function compile(schema: object): ValidateFunction {
  return ajv.compile({ ...schema, components: served.components });
}

interface Call {
  sender?: Sender;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is bytes. */
  body?: object;
}

/**
 * Calls the engine. Fails unless the operation documents the status, the content type and the body of the response,
 * and the body of a request that was successful.
 * @returns the status and the body, parsed when it is JSON
 */
export async function callAsDocumented(
  engine: EngineFixture,
  method: string,
  path: string,
  { sender, headers, body }: Call = {},
) {
  const operation = operationAt(method, path);
  const isJson = body !== undefined && !(body instanceof Uint8Array);
  const sent = await engine.rest(
    path,
    {
      method,
      headers: { ...(isJson && { "Content-Type": JSON_TYPE }), ...headers },
      body: isJson ? JSON.stringify(body) : (body as Uint8Array<ArrayBuffer> | undefined),
    },
    sender,
  );
  const answered = await readAsDocumented(operation, sent);
  if (sent.ok && isJson) expectValid(operation.requestBody?.content[JSON_TYPE].schema, body);
  if (sent.ok) successful.add(operation.operationId);
  return answered;
}

async function readAsDocumented(operation: Operation, response: Response) {
  const { status, headers } = response;
  const documented = operation.responses[status];
  expect(documented, `${operation.operationId} documents the status ${status}`).toBeDefined();
  const type = headers.get("Content-Type")?.split(";")[0] ?? "";
  if (status === 304) return { status, headers, body: null };
  expect(Object.keys(documented.content ?? {})).toContain(type);
  if (type !== JSON_TYPE) return { status, headers, body: await response.text() };
  const body = await response.json();
  expectValid(documented.content?.[JSON_TYPE].schema, body);
  return { status, headers, body };
}

function expectValid(schema: object | undefined, body: unknown): void {
  const validate = compile(schema ?? {});
  validate(body);
  expect(validate.errors).toBeNull();
}

function operationAt(method: string, address: string): Operation {
  const [path] = address.split("?");
  const found = operations.find(
    (operation) =>
      operation.method === method && pathsOf(operation).some((source) => new RegExp(`^${source}$`).test(path)),
  );
  if (!found) throw new Error(`${method} ${path} is not documented`);
  return found;
}
