import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEngine } from "~/engine/shared/engine";
import type { Settings } from "~/settings/settings.server";
import { processorTime } from "../fixtures/processor-time";
import { type EngineFixture, freshSettings, openFixture } from "./engine-fixture";
import { brandsWithTwin, TWIN } from "./twin-store";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const AVAILABLE = "query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }";

function post(body: string, headers: Record<string, string> = {}) {
  return engine.rest("/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body,
  });
}

describe("a document", () => {
  test("outside the contract gets an error, not a crash", async () => {
    const { data, errors } = await engine.graphql("{ noSuchField }");
    expect(data).toBeUndefined();
    expect(errors?.[0].message).toContain("noSuchField");
  });

  test("that is sent repeatedly gets the same response each time", async () => {
    const wrong = await Promise.all(
      Array.from({ length: 6 }, () => engine.graphql(AVAILABLE, { email: ["x"] })),
    );
    const right = await Promise.all(
      Array.from({ length: 6 }, () => engine.graphql(AVAILABLE, { email: "a@b.co" })),
    );
    for (const { data, errors } of wrong) {
      expect(data).toBeUndefined();
      expect(errors).toMatchObject([{ extensions: { category: "graphql-input" } }]);
    }
    for (const { data } of right) expect(data).toEqual({ isEmailAvailable: { is_email_available: true } });
  });

  test("may not request more than a page needs", async () => {
    const nested = `${"{ children ".repeat(30)}{ uid }${"}".repeat(30)}`;
    const deep = await engine.graphql(`{ categories { items ${nested} } }`);
    expect(deep.errors?.[0].message).toBe("The document is too deep.");
    const wide = await engine.graphql(
      `{ ${Array.from({ length: 700 }, (_, n) => `a${n}: storeConfig { locale }`).join(" ")} }`,
    );
    expect(wide.errors?.[0].message).toBe("The document has too many fields.");
  });

  test("may not request the same fields under many aliases", async () => {
    const names = Array.from({ length: 31 }, (_, n) => `a${n}: description { html }`).join(" ");
    const many = await engine.graphql(`{ products(pageSize: 300) { items { ${names} } } }`);
    expect(many.errors?.[0].message).toBe("The document has too many aliases.");
    const hidden = await engine.graphql(
      `{ products { items { ...F } } } fragment F on SimpleProduct { ${names} }`,
    );
    expect(hidden.errors?.[0].message).toBe("The document has too many aliases.");
  });

  test("may contain a URL of any length without blocking the store", async () => {
    const url = `a${"/".repeat(60_000)}x`;
    const { result, milliseconds } = await processorTime(() =>
      engine.graphql("query ($url: String!) { route(url: $url) { relative_url } }", { url }),
    );
    expect(result.data.route).toBeNull();
    expect(milliseconds).toBeLessThan(1000);
  });

  test("that repeats itself is rejected before it is compared with itself", async () => {
    const document = `{ categories { items { ${"children { uid } ".repeat(1200)} } } }`;
    const { result, milliseconds } = await processorTime(() => engine.graphql(document));
    expect(result.errors?.map(({ message }) => message)).toEqual(["The document has too many fields."]);
    expect(milliseconds).toBeLessThan(700);
  });

  test("may not request the reviews of every product at once", async () => {
    for (const asked of ["review_distribution { count }", "reviews { items { text } }"]) {
      const { errors } = await engine.graphql(`{ products(pageSize: 100) { items { ${asked} } } }`);
      expect(errors?.[0].message).toBe("The document asks for the reviews of too many products.");
    }
    const { errors } = await engine.graphql(
      "{ products(pageSize: 20) { items { reviews { items { text } } review_distribution { count } } } }",
    );
    expect(errors).toBeUndefined();
  });

  test("may not hide its size in fragments", async () => {
    const folded = Array.from(
      { length: 18 },
      (_, n) =>
        `fragment F${n} on CategoryTree { a: children { ...F${n + 1} } b: children { ...F${n + 1} } }`,
    ).join(" ");
    const wide = await engine.graphql(
      `{ categories { items { ...F0 } } } ${folded} fragment F18 on CategoryTree { uid }`,
    );
    expect(wide.errors?.map(({ message }) => message)).toContain("The document has too many fields.");
    const guesses = Array.from(
      { length: 6 },
      (_, n) => `t${n}: generateCustomerToken(email: "a@b.co", password: "x") { token }`,
    );
    const many = await engine.graphql(
      `mutation { ...Guesses } fragment Guesses on Mutation { ${guesses.join(" ")} }`,
    );
    expect(many.errors?.[0].message).toBe("The document has too many mutations.");
    const endless = await engine.graphql(
      "{ categories { items { ...F } } } fragment F on CategoryTree { children { ...F } }",
    );
    expect(endless.errors?.[0].message).toContain("Cannot spread fragment");
  });

  test.each([
    ["fields", `${"{ a ".repeat(50_000)}${"}".repeat(50_000)}`],
    ["inline fragments", `{ ${"... { ".repeat(20_000)} __typename ${"}".repeat(20_000)} }`],
    ["lists", `{ route(url: ${"[".repeat(50_000)}${"]".repeat(50_000)}) { __typename } }`],
    [
      "fragments",
      `{ ...F0 } ${Array.from({ length: 500 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} }`).join(" ")}
      fragment F500 on Query { nothing }`,
    ],
  ])("may nest %s without limit and gets an error", async (_what, document) => {
    const { data, errors } = await engine.graphql(document);
    expect(data).toBeUndefined();
    for (const { extensions } of errors ?? []) expect(extensions.category).toBe("graphql-input");
    expect(errors?.length).toBeGreaterThan(0);
  });

  test("must not contain NUL, which PostgreSQL cannot store", async () => {
    const { errors } = await engine.graphql('{ route(url: "a\\u0000") { __typename } }');
    expect(errors?.[0].message).toBe("The text has a character we can't save.");
  });

  test("gets an error for an invalid variable every time", async () => {
    for (let time = 0; time < 5; time += 1) {
      const { errors } = await engine.graphql(
        "query ($size: Int!) { products(pageSize: $size) { total_count } }",
        { size: "x" },
      );
      expect(errors?.[0].message).toContain('Variable "$size" got invalid value "x"');
    }
  });

  test.each(["__proto__", "constructor", "toString"])(
    "cannot access the engine's internals by %s",
    async (name) => {
      const { errors } = await engine.graphql(`{ ${name} }`);
      expect(errors?.[0].extensions.category).toBe("graphql-input");
    },
  );
});

describe("a request's body", () => {
  test.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["a list", "[]"],
    ["a number", "7"],
    ["without a query", '{"variables":{}}'],
    ["with a query that is no text", '{"query":{"a":1}}'],
    ["with variables that are no object", '{"query":"{ storeConfig { locale } }","variables":[1]}'],
  ])("that is %s is rejected with 400", async (_what, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toHaveLength(1);
  });

  test("that announces an enormous length is rejected unread", async () => {
    expect((await post("{}", { "Content-Length": "9000000" })).status).toBe(413);
  });

  test("is accepted from clients that accept anything, and from those that accept GraphQL's own type", async () => {
    for (const accept of ["*/*", "application/graphql-response+json"]) {
      const response = await post('{"query":"{ storeConfig { store_code } }"}', { Accept: accept });
      expect(await response.json()).toEqual({ data: { storeConfig: { store_code: "mpc" } } });
    }
  });
});

test("developer pages are not served", async () => {
  const response = await engine.rest("/graphql", { headers: { Accept: "text/html" } });
  expect(response.headers.get("Content-Type") ?? "").not.toContain("text/html");
});

test("several processes may start on one new database at once, for one store or two", async () => {
  const { brandsDirectory, remove: removeBrands } = brandsWithTwin();
  const { settings, remove } = await freshSettings({ brandsDirectory });
  const exits = await Promise.all(
    ["mpc", TWIN, "mpc", TWIN].map((brand) => prepareDatabase({ ...settings, brand, stores: [brand] })),
  );
  expect(exits).toEqual([0, 0, 0, 0]);
  await remove();
  removeBrands();
});

test("a rebuilt engine takes over the open connection", async () => {
  const { settings, remove } = await freshSettings();
  const former = await openEngine(settings);
  await former.retire();
  const rebuilt = await openEngine(settings, former.db);
  const response = await rebuilt.handle(new Request("http://engine.test/media/catalog/product/pet-tag.svg"));
  expect([rebuilt.db, response.status]).toEqual([former.db, 200]);
  await rebuilt.close();
  await remove();
});

test("a merchant's configuration survives the next start", async () => {
  await engine.db
    .updateTable("configuration")
    .set({ value: "75" })
    .where("key", "=", "free_shipping_price")
    .execute();
  await engine.db.updateTable("configuration").set({ value: "old seed" }).where("key", "=", "seed").execute();
  const next = await openEngine(engine.settings);
  await next.close();
  const { data } = await engine.graphql(
    '{ configuration(config_fields: ["free_shipping_price"]) { configvalues { value } } }',
  );
  expect(data.configuration.configvalues).toEqual([{ value: "75" }]);
});

/** Migrates and seeds in a separate process and returns its exit code. */
async function prepareDatabase(settings: Settings): Promise<number> {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/engine/prepare-database.ts"], {
    env: { ...process.env, ENGINE_SETTINGS: JSON.stringify(settings) },
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  return code;
}
