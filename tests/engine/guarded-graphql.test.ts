import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";

/** What strangers may send to POST /graphql (limits of documents: foundation.test.ts). */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function rejection(document: string, variables?: object): Promise<string> {
  const { errors } = await engine.graphql(document, variables);
  expect(errors?.[0].extensions.category).toBe("graphql-input");
  return errors?.[0].message ?? "";
}

describe("the schema", () => {
  it.each(["{ __schema { types { name } } }", '{ __type(name: "Cart") { name } }'])(
    "is hidden: %s",
    async (document) => {
      expect(await rejection(document)).toMatch(/introspection has been disabled/);
    },
  );

  it.each([
    ["{ custmer { firstname } }", 'Cannot query field "custmer" on type "Query".'],
    ["{ products(serch: 1) { total_count } }", 'Unknown argument "serch" on field "Query.products".'],
  ])("is not revealed by suggestions for misspellings: %s", async (document, message) => {
    expect(await rejection(document)).toBe(message);
  });

  it("is public where configured", async () => {
    const open = await openFixture({ isSchemaPublic: true });
    const { data } = await open.graphql<{ __type: { name: string } }>('{ __type(name: "Cart") { name } }');
    expect(data.__type.name).toBe("Cart");
    const { errors } = await open.graphql("{ custmer { firstname } }");
    expect(errors?.[0].message).toMatch(/Did you mean "customer"/);
    await open.close();
  });
});

describe("a rejected request", () => {
  const mutation = "mutation { createGuestCart { cart { id } } }";
  const json = { "Content-Type": "application/json" };
  const post = { method: "POST", headers: json, body: JSON.stringify({ query: mutation }) };
  const accepting = (Accept: string) => ({ ...post, headers: { ...json, Accept } });
  const asGet = { headers: { Accept: "application/json" } };

  async function carts(): Promise<number> {
    return (await engine.db.selectFrom("cart").select("id").execute()).length;
  }

  it.each<[string, number, RequestInit, string?]>([
    ["for HTML", 406, accepting("text/html")],
    ["for HTML as browsers ask", 406, accepting("text/html,application/xhtml+xml,image/webp")],
    ["for JSON in another charset", 406, accepting("application/json; charset=latin1")],
    ["for anything but JSON", 406, accepting("application/json;q=0, text/plain")],
    ["for events", 406, accepting("text/event-stream")],
    ["in no language of ours", 415, { ...post, headers: { "Content-Type": "text/plain" } }],
    ["without a language", 415, { ...post, headers: {}, body: new TextEncoder().encode(post.body) }],
    ["by GET", 405, asGet, `?query=${encodeURIComponent(mutation)}`],
    ["by HEAD", 405, { ...asGet, method: "HEAD" }, `?query=${encodeURIComponent(mutation)}`],
    ["by PUT", 405, { ...post, method: "PUT" }],
    ["by PATCH", 405, { ...post, method: "PATCH" }],
    ["as one of many", 400, { ...post, body: `[${post.body},${post.body}]` }],
  ])("changes nothing: %s", async (_what, status, request, query = "") => {
    const before = await carts();
    const response = await engine.rest(`/graphql${query}`, request);
    expect(response.status).toBe(status);
    expect(await carts()).toBe(before);
  });

  it.each(["*/*", "application/*", "application/graphql-response+json", "text/html, */*;q=0.1", ""])(
    "is not one that accepts %j",
    async (Accept) => {
      const before = await carts();
      const response = await engine.rest("/graphql", accepting(Accept));
      expect(response.status).toBe(200);
      expect((await response.json()).data.createGuestCart.cart.id).toHaveLength(32);
      expect(await carts()).toBe(before + 1);
    },
  );
});

describe("variables", () => {
  const photos = "query ($ids: [ID!]) { photos(ids: $ids) { id } }";

  it("have limited lists", async () => {
    expect(await rejection(photos, { ids: Array(1001).fill("a") })).toBe("The variables are too large.");
    const { errors } = await engine.graphql(photos, { ids: Array(1000).fill("a") });
    expect(errors).toBeUndefined();
  });

  it("have limited nesting", async () => {
    let nested: object = {};
    for (let level = 0; level < 30; level += 1) nested = { nested };
    expect(await rejection("{ __typename }", nested)).toBe("The variables are too large.");
  });

  it("have no more text than the largest design, and no more values than the largest order", async () => {
    expect(await rejection(photos, { ids: ["a".repeat(250_001)] })).toBe(
      "This text is too long. Please shorten it.",
    );
    const many = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`v${n}`, Array(999).fill(1)]));
    expect(await rejection("{ __typename }", many)).toBe("The variables are too large.");
  });

  it("have limited objects, whose errors would repeat them for each field", async () => {
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`field${n}`, "b".repeat(40)]));
    const filtered =
      "query ($filter: ProductAttributeFilterInput) { products(filter: $filter) { total_count } }";
    expect(await rejection(filtered, { filter: fields(61) })).toBe("The variables are too large.");
    expect(await rejection(filtered, { filter: fields(60) })).toMatch(
      /^Variable "\$filter" got invalid value/,
    );
  });

  it.each([
    ["application/json", undefined],
    ["application/json", "application/graphql-response+json"],
  ])("are counted before a long body is parsed (%s, %s)", async (contentType, Accept) => {
    const ask = (values: unknown) =>
      engine.rest("/graphql", {
        method: "POST",
        headers: { "Content-Type": contentType, ...(Accept && { Accept }) },
        body: JSON.stringify({
          query: "{ __typename }",
          variables: { text: '",'.repeat(10_000) },
          extensions: { values },
        }),
      });
    const response = await ask(Array(10_000).fill(1));
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].message).toBe("The variables are too large.");
    expect((await ask([])).status).toBe(200);
  });

  it("cannot change internal objects by their names", async () => {
    const variables = JSON.parse(
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}',
    );
    await engine.graphql("{ __typename }", variables);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});
