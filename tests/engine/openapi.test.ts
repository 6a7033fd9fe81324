import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "~/engine/rest/rest-routes";
import { compile } from "./documented-calls";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { operations, pathsOf, pathsOfRoute, served } from "./openapi-document";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

/** Paths of the API, without mail that only developers see. */
const DOCUMENTED = /^\/(?:rest|caching)\b(?!.*\/dev\/mail)/;

describe("the OpenAPI document", () => {
  test("is served to everybody and may be cached for minutes", async () => {
    const answer = await engine.rest("/rest/openapi.json");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(await answer.json()).toEqual(served);
  });

  test("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    expect(await validator.validate(served)).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  test("has schemas of JSON Schema 2020-12 whose references exist", () => {
    const contents = operations.flatMap(({ requestBody, responses }) => [
      ...Object.values(requestBody?.content ?? {}),
      ...Object.values(responses).flatMap(({ content }) => Object.values(content ?? {})),
    ]);
    const schemas = [...Object.values(served.components.schemas), ...contents.map(({ schema }) => schema)];
    for (const schema of schemas) expect(() => compile(schema ?? {})).not.toThrow();
  });

  test("describes every route that integrators call, and no other", () => {
    const documented = operations.flatMap((operation) =>
      pathsOf(operation).map((path) => `${operation.method} ${path}`),
    );
    const existing = routes.flatMap((route) => pathsOfRoute(route).map((path) => `${route.method} ${path}`));
    const expected = existing.filter((route) => DOCUMENTED.test(route.replace(/^\w+ /, "")));
    expect(documented.toSorted()).toEqual(expected.toSorted());
  });

  test("names each operation once", () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test("names the other path of what is served at two", () => {
    for (const [path, { description }] of Object.entries(served.paths)) {
      const other = path.startsWith("/rest/V1/") ? path.replace("/rest/V1/", "/rest/mpc/V1/") : undefined;
      expect(description).toBe(other && `Also served at \`${other}\`.`);
    }
  });

  test("has no object in a response that may have undocumented fields", () => {
    const validate = compile({ $ref: "#/components/schemas/Failure" });
    const failure = { status: false, message: "No such photo.", data: null, error: "not-found" };
    expect(validate(failure)).toBe(true);
    expect(validate({ ...failure, debug: "stack trace" })).toBe(false);
  });
});
