import { expect, test } from "vitest";
import { OwnHeaders } from "~/engine/graphql/graphql-call";
import { engineAlone } from "./engine-alone";

/** A call by the app's own pages is answered as the same POST from outside is. */

const engine = engineAlone();

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
  const outside = await engine().handle(new Request(url, { method: "POST", headers: all, body }));
  const own = await engine().call({ method: "POST", url, headers: new OwnHeaders(all), body });
  expect([own.status, await own.json()]).toEqual([outside.status, JSON.parse(await outside.text())]);
  expect(own.headers.get("Content-Type")).toBe(outside.headers.get("Content-Type"));
});

test("what a page changes in a response is not changed in the engine's memory", async () => {
  const read = async () => {
    const body = JSON.stringify({ query: MEMORIZED });
    const url = "http://engine.test/graphql";
    return (await engine().call({ method: "POST", url, headers: new OwnHeaders({}), body })).json();
  };
  const first = await read();
  const whole = structuredClone(first);
  emptyAll(first);
  // The fourth run is of a compiled operation.
  for (let run = 2; run < 6; run += 1) {
    const next = await read();
    expect(next).toEqual(whole);
    emptyAll(next);
  }
});

/** What the engine has in memory: countries, settings and the catalog, with lists of texts. */
const MEMORIZED = `{
  countries { id full_name_locale available_regions { code } }
  storeConfig { store_code locale }
  products(pageSize: 3) { items { sku name categories { name } options { title } media_gallery { url } } }
}`;

/** Deletes all members, and those of the members first. */
function emptyAll(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const name of Object.keys(value)) {
    emptyAll(Reflect.get(value, name));
    Reflect.deleteProperty(value, name);
  }
}
