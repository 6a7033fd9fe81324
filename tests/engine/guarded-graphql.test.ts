import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";

/** What strangers may ask of POST /graphql (limits of documents: foundation.test.ts). */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function refusal(document: string, variables?: object): Promise<string> {
  const { errors } = await engine.graphql(document, variables);
  expect(errors?.[0].extensions.category).toBe("graphql-input");
  return errors?.[0].message ?? "";
}

describe("the schema", () => {
  it.each(["{ __schema { types { name } } }", '{ __type(name: "Cart") { name } }'])(
    "is not told: %s",
    async (document) => {
      expect(await refusal(document)).toMatch(/introspection has been disabled/);
    },
  );

  it.each([
    ["{ custmer { firstname } }", 'Cannot query field "custmer" on type "Query".'],
    ["{ products(serch: 1) { total_count } }", 'Unknown argument "serch" on field "Query.products".'],
  ])("is not guessed by its misspellings: %s", async (document, message) => {
    expect(await refusal(document)).toBe(message);
  });

  it("is told where the owner allows it", async () => {
    const open = await openFixture({ tellsSchema: true });
    const { data } = await open.graphql<{ __type: { name: string } }>('{ __type(name: "Cart") { name } }');
    expect(data.__type.name).toBe("Cart");
    const { errors } = await open.graphql("{ custmer { firstname } }");
    expect(errors?.[0].message).toMatch(/Did you mean "customer"/);
    await open.close();
  });
});

describe("variables", () => {
  const photos = "query ($ids: [ID!]) { photos(ids: $ids) { id } }";

  it("have no endless lists", async () => {
    expect(await refusal(photos, { ids: Array(1001).fill("a") })).toBe("The variables are too large.");
    const { errors } = await engine.graphql(photos, { ids: Array(1000).fill("a") });
    expect(errors).toBeUndefined();
  });

  it("are not nested without end", async () => {
    let nested: object = {};
    for (let level = 0; level < 30; level += 1) nested = { nested };
    expect(await refusal("{ __typename }", nested)).toBe("The variables are too large.");
  });

  it("hold no more text than the largest design, and no more values than the largest order", async () => {
    expect(await refusal(photos, { ids: ["a".repeat(250_001)] })).toBe(
      "This text is too long. Please shorten it.",
    );
    const many = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`v${n}`, Array(999).fill(1)]));
    expect(await refusal("{ __typename }", many)).toBe("The variables are too large.");
  });

  it("change no object of the shop by their names", async () => {
    const variables = JSON.parse(
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}',
    );
    await engine.graphql("{ __typename }", variables);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});
