import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import type { EngineFixture, Sender } from "./engine-fixture";
import { type Operation, operations } from "./openapi-document";

/** REST calls whose requests and responses must match the OpenAPI document. */

const JSON_TYPE = "application/json";

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
addFormats(ajv);

/** Ids of the operations that have succeeded. */
export const successfulOperations = new Set<string>();

interface Call {
  sender?: Sender;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is binary. */
  body?: object;
}

/**
 * Calls the engine, and expects the response to match the documentation; on success the request body as well.
 * @returns the status, the headers and the body, parsed if it is JSON
 */
export async function callAsDocumented(
  engine: EngineFixture,
  method: string,
  address: string,
  { sender, headers, body }: Call = {},
) {
  const operation = operationAt(method, address);
  const isJson = body !== undefined && !(body instanceof Uint8Array);
  const response = await engine.rest(
    address,
    {
      method,
      headers: { ...(isJson && { "Content-Type": JSON_TYPE }), ...headers },
      body: isJson ? JSON.stringify(body) : (body as Uint8Array<ArrayBuffer> | undefined),
    },
    sender,
  );
  if (response.ok && isJson) expectValid(operation.requestBody?.content[JSON_TYPE].schema, body);
  if (response.ok) successfulOperations.add(operation.operationId);
  return readAsDocumented(operation, response);
}

/** Reads a response, and expects the operation's documentation to include its status, content type and body. */
export async function readAsDocumented({ operationId, responses }: Operation, response: Response) {
  const { status, headers } = response;
  expect(Object.keys(responses), `statuses of ${operationId}`).toContain(String(status));
  if (status === 304) return { status, headers, body: null };
  const { content = {} } = responses[status];
  const [type] = (headers.get("Content-Type") ?? "").split(";");
  expect(Object.keys(content), `content types of ${operationId}, ${status}`).toContain(type);
  if (type !== JSON_TYPE) return { status, headers, body: await response.text() };
  const body = await response.json();
  expectValid(content[JSON_TYPE].schema, body);
  return { status, headers, body };
}

function expectValid(schema: object | undefined, value: unknown): void {
  if (!schema) throw new Error("There is no schema.");
  const validate = ajv.compile(schema);
  validate(value);
  expect(validate.errors).toBeNull();
}

function operationAt(method: string, address: string): Operation {
  const [path] = address.split("?");
  const operation = operations.find((candidate) => candidate.method === method && candidate.path.test(path));
  if (!operation) throw new Error(`${method} ${path} is not documented`);
  return operation;
}
