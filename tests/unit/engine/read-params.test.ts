import { expect, test } from "vitest";
import { readParams } from "~/engine/graphql/read-params";

const query = "{ __typename }";

test.each([
  ["no JSON", "{"],
  ["null", "null"],
  ["a list", JSON.stringify([{ query }])],
  ["a text", JSON.stringify(query)],
  ["no query", "{}"],
  ["a query that is no text", JSON.stringify({ query: [query] })],
  ["a list of variables", JSON.stringify({ query, variables: [1] })],
  ["variables as a text", JSON.stringify({ query, variables: "{}" })],
  ["a number as the operation's name", JSON.stringify({ query, operationName: 1 })],
  ["extensions as a text", JSON.stringify({ query, extensions: "a" })],
])("a body with %s is no operation", (_what, body) => {
  expect(readParams(body)).toBeNull();
});

test("an operation may leave out everything but its query", () => {
  const nothing = { query, variables: undefined, operationName: undefined };
  expect(readParams(JSON.stringify({ query }))).toEqual(nothing);
  expect(
    readParams(JSON.stringify({ query, variables: null, operationName: null, extensions: null, id: 1 })),
  ).toEqual(nothing);
});

test("a variable is not the prototype of the others", () => {
  const params = readParams(
    `{"query": "${query}", "variables": {"__proto__": {"admin": true}, "constructor": 1}}`,
  );
  expect(Object.keys(params?.variables ?? {})).toEqual(["constructor"]);
  expect({ ...params?.variables }).not.toHaveProperty("admin");
});

test("texts have no NUL characters, which PostgreSQL cannot store", () => {
  expect(readParams(`{"query": "${query}", "variables": {"a": ["b\\u0000"]}}`)?.variables).toEqual({
    a: ["b\u0001"],
  });
});
