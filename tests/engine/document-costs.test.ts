import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type DocumentNode, parse } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminSchema } from "~/engine/admin-api/admin-schema";
import { documentFault } from "~/engine/graphql/document-fault";
import { documentCost, MAX_COST } from "~/engine/graphql/limit-costs";
import { engineSchema } from "~/engine/graphql/schema";
import * as generated from "~/provider/contract/documents.generated";
import { type EngineFixture, openFixture } from "./engine-fixture";

/** Limits on the cost of a document. */

const TOO_MUCH = "The document asks for too much at once. Please ask for smaller pages or fewer fields.";
const TOO_LARGE = "The answer is too large. Please ask for smaller pages or fewer fields.";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const schema = engineSchema();

function cost(document: string | DocumentNode, variableValues: Record<string, unknown> = {}): number {
  return documentCost({
    schema,
    document: typeof document === "string" ? parse(document) : document,
    variableValues,
  });
}

async function rejection(document: string, variables: object = {}): Promise<string | undefined> {
  const { data, errors } = await engine.graphql(document, variables);
  expect(data ?? null).toBeNull();
  expect(errors?.map(({ extensions }) => extensions.category)).toEqual(["graphql-input"]);
  return errors?.[0].message;
}

describe("documents well below the limits", () => {
  const own = Object.entries(generated).filter(([name]) => name.endsWith("Document"));

  test("include all of the storefront's own, with its largest pages", () => {
    expect(own.length).toBeGreaterThan(200);
    const sizes = { pageSize: 24, size: 24, skus: Array(48).fill("a"), ids: Array(48).fill("a") };
    for (const [name, text] of own) {
      const document = parse(String(text));
      expect([name, documentFault(document)]).toEqual([name, null]);
      expect([name, cost(document, sizes) < MAX_COST / 2]).toEqual([name, true]);
    }
  });

  test("include those typical of Magento's clients", () => {
    const usual = readdirSync(MAGENTO).map((file) => readFileSync(join(MAGENTO, file), "utf8"));
    expect(usual.length).toBe(3);
    for (const text of usual) {
      const document = parse(text);
      expect(documentFault(document)).toBeNull();
      for (const operation of document.definitions) {
        if (operation.kind !== "OperationDefinition") continue;
        const name = operation.name?.value;
        const spent = documentCost({ schema, document, operationName: name, variableValues: { size: 48 } });
        expect([name, spent > 0 && spent < MAX_COST / 2]).toEqual([name, true]);
      }
    }
  });
});

const MAGENTO = "tests/engine/magento-documents";

/** The returns of an order, of whose returns those are, and so on. */
function nestedReturns(levels: number): string {
  const returns = (level: number): string =>
    level === 0 ? "number" : `number returns { items { order { ${returns(level - 1)} } } }`;
  return `{ guestOrderByToken(input: { token: "a" }) { ${returns(levels)} } }`;
}

describe("a document that requests too much is rejected before execution", () => {
  const page =
    "items { sku name description { html } categories { uid name } price_range { minimum_price { final_price { value } } } }";
  const aliases = (count: number, size: string) =>
    Array.from({ length: count }, (_, n) => `a${n}: products(pageSize: ${size}) { ${page} }`).join(" ");

  const fullCarts = Array.from(
    { length: 5 },
    (_, n) =>
      `a${n}: createGuestCart { cart { itemsV2(pageSize: 300) { items { product {
        choices { title values { title } } media_gallery { url label } categories { uid name }
      } } } } }`,
  ).join(" ");

  test.each([
    ["by page sizes", `{ ${aliases(26, "300")} }`, {}],
    ["by page sizes in variables", `query ($size: Int!) { ${aliases(26, "$size")} }`, { size: 300 }],
    [
      "by page sizes that variables have by themselves",
      `query ($size: Int = 300) { ${aliases(26, "$size")} }`,
      {},
    ],
    [
      "by lists within lists",
      "{ categories(pageSize: 300) { items { children { children { children { uid } } } } } }",
      {},
    ],
    ["within fragments", `{ ...F } fragment F on Query { ${aliases(26, "300")} }`, {}],
    ["in one of its operations", `query Large { ${aliases(26, "300")} }`, {}],
    ["by returns of orders of returns", nestedReturns(3), {}],
    ["by many carts", `mutation { ${fullCarts} }`, {}],
  ])("%s", async (_how, document, variables) => {
    expect(await rejection(document, variables)).toBe(TOO_MUCH);
    const { carts } = await engine.db
      .selectFrom("cart")
      .select(({ fn }) => fn.countAll<number>().as("carts"))
      .executeTakeFirstOrThrow();
    expect(Number(carts)).toBe(0);
  });

  test("every time it is sent", async () => {
    for (let time = 0; time < 6; time += 1) {
      expect(await rejection(`{ ${aliases(20, "300")} }`)).toBe(TOO_MUCH);
    }
  });

  test("unless smaller pages reduce it", async () => {
    const document = `query ($size: Int!) { ${aliases(6, "$size")} }`;
    expect(await rejection(document, { size: 300 })).toBe(TOO_MUCH);
    expect((await engine.graphql(document, { size: 24 })).errors).toBeUndefined();
  });
});

describe("the cost of a document", () => {
  const items = "{ items { sku name media_gallery { url } } }";

  test("grows with its page sizes, and depends on what a filter names", () => {
    const large = cost(`{ products(pageSize: 300) ${items} }`);
    const usual = cost(`{ products ${items} }`);
    const named = cost(`{ products(filter: { url_key: { eq: "a" } }) ${items} }`);
    const several = cost(`query ($f: ProductAttributeFilterInput) { products(filter: $f) ${items} }`, {
      f: { sku: { in: ["a", "b"] } },
    });
    expect(usual - named).toBe(19 * 14);
    expect(several - named).toBe(14);
    expect(large - named).toBe(299 * 14);
  });

  test("counts the returns of an order as few, and those within them by their page size", () => {
    const [first, second, third] = [1, 2, 3].map((levels) => cost(nestedReturns(levels)));
    expect(first).toBeLessThan(300);
    expect(third - second).toBeGreaterThan(10 * (second - first));
  });

  test("is not reduced by invalid page sizes", () => {
    for (const size of [0, -300, null, "300", [1]]) {
      const document = `query ($size: Int) { products(pageSize: $size) ${items} }`;
      expect(cost(document, { size })).toBeGreaterThanOrEqual(
        cost(`{ products(filter: { sku: { eq: "a" } }) ${items} }`),
      );
    }
  });
});

test("the previews of refunds and cancellations cost what they compute", () => {
  for (const preview of [
    'refundQuote(number: "1", refund: {})',
    'cancellationQuote(number: "1", cancellation: { items: [] })',
  ]) {
    const document = parse(`{ ${preview} { is_whole } }`);
    expect(documentCost({ schema: adminSchema(), document, variableValues: {} })).toBeGreaterThanOrEqual(100);
  }
});

describe("a response", () => {
  beforeAll(async () => {
    await engine.db
      .updateTable("cms_page")
      .set({ content: "é".repeat(100_000) })
      .where("identifier", "=", "about-us")
      .execute();
  });
  const pages = (count: number) =>
    `{ ${Array.from({ length: count }, (_, n) => `a${n}: cmsPage(identifier: "about-us") { content }`).join(" ")} }`;

  test("has two megabytes at most", async () => {
    const { errors } = await engine.graphql(pages(9));
    expect(errors).toBeUndefined();
    expect(await rejection(pages(11))).toBe(TOO_LARGE);
  });

  test("to a GET request has the same limit", async () => {
    const url = `/graphql?query=${encodeURIComponent(pages(11))}`;
    const response = await engine.rest(url);
    expect((await response.json()).errors[0].message).toBe(TOO_LARGE);
  });

  test("reports fifty errors at most", async () => {
    const list = "products(pageSize: 100) { items { review_distribution { count } } }";
    const { errors } = await engine.graphql(`{ a: ${list} b: ${list} }`);
    expect(errors).toHaveLength(50);
  });

  test("with all URLs of the site map may be longer", async () => {
    const page = await engine.db
      .selectFrom("cms_page")
      .selectAll()
      .where("identifier", "=", "about-us")
      .executeTakeFirstOrThrow();
    for (let first = 0; first < 1100; first += 50) {
      const copies = Array.from({ length: 50 }, (_, n) => ({
        ...page,
        identifier: `${first + n}-${"a".repeat(2000)}`,
        content: "",
      }));
      await engine.db.insertInto("cms_page").values(copies).execute();
    }
    const { errors } = await engine.graphql("{ siteMap { path } }");
    expect(errors).toBeUndefined();
    expect(await rejection("{ siteMap { path } storeConfig { locale } }")).toBe(TOO_LARGE);
  });
});

test("concurrent heavy operations let other requests run in between", async () => {
  const heavy =
    "{ products(pageSize: 300) { items { sku name description { html } categories { uid name } } } }";
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
  })();
  const responses = await Promise.all(Array.from({ length: 12 }, () => engine.graphql(heavy)));
  isDone = true;
  await others;
  expect(responses.every(({ errors }) => errors === undefined)).toBe(true);
  expect(turns).toBeGreaterThanOrEqual(12);
});
