import { afterAll, beforeAll, expect, test } from "vitest";
import { OwnHeaders } from "~/engine/graphql/graphql-call";
import { type Engine, openEngine } from "~/engine/shared/engine";
import { freshSettings } from "./engine-fixture";

/** A call by the app's own pages is answered as the same POST from outside is. */

let engine: Engine;
let remove: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshSettings();
  remove = fresh.remove;
  engine = await openEngine(fresh.settings);
});
afterAll(async () => {
  await engine.close();
  await remove();
});

const JSON_TYPE = { "Content-Type": "application/json" };

test.each<[what: string, path: string, body: string, headers?: Record<string, string>]>([
  ["data", "graphql", '{"query": "{ storeConfig { store_code } }"}'],
  ["an invalid document", "graphql", '{"query": "{ nothing }"}'],
  [
    "a document of variables",
    "graphql",
    '{"query": "query ($a: Int!) { products(pageSize: $a) { total_count } }"}',
  ],
  ["a body that is no operation", "graphql", '{"query": 1}'],
  [
    "too many values",
    "graphql",
    `{"query": "{ __typename }", "extensions": {"a": [${"1,".repeat(10_000)}1]}}`,
  ],
  ["no customer", "graphql", '{"query": "{ customer { email } }"}'],
  ["an expired token", "graphql", '{"query": "{ customer { email } }"}', { authorization: "Bearer expired" }],
  ["an unknown store", "graphql", '{"query": "{ __typename }"}', { STORE: "nowhere" }],
  ["another currency", "graphql", '{"query": "{ __typename }"}', { "content-currency": "XXX" }],
  ["the staff's data without a session", "admin-api", '{"query": "{ roles { name } }"}'],
  ["an invalid document of the staff", "admin-api", '{"query": "{ nothing }"}'],
])("%s", async (_what, path, body, headers = {}) => {
  const url = `http://engine.test/${path}`;
  const all = { ...JSON_TYPE, ...headers };
  const outside = await engine.handle(new Request(url, { method: "POST", headers: all, body }));
  const own = await engine.call({ method: "POST", url, headers: new OwnHeaders(all), body });
  expect([own.status, await own.json()]).toEqual([outside.status, await outside.json()]);
  expect(own.headers.get("Content-Type")).toBe(outside.headers.get("Content-Type"));
});

test("what a page changes in a response is not changed in the engine's memory", async () => {
  const read = async () => {
    const body = '{"query": "{ countries { id full_name_locale available_regions { code } } }"}';
    const url = "http://engine.test/graphql";
    return (await engine.call({ method: "POST", url, headers: new OwnHeaders({}), body })).json();
  };
  const first = await read();
  const whole = structuredClone(first);
  first.data.countries.length = 0;
  expect(await read()).toEqual(whole);
});
