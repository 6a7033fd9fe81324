import { DummyDriver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { DatabaseUnavailable } from "~/engine/database/database-unavailable";
import { ShopDatabase } from "~/engine/database/shop-database";
import { logger } from "~/engine/shared/logger";
import { type EngineFixture, openFixture } from "./engine-fixture";

/** A document that has often been executed is compiled and takes a shorter path, with the same limits and errors. */

const EXECUTIONS = 10;

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

interface Answer {
  status: number;
  retryAfter: string | null;
  body: { data?: unknown; errors?: { message: string; locations?: unknown; extensions: object }[] };
}

async function post(query: string, variables: object = {}, headers = {}): Promise<Answer> {
  const response = await engine.rest("/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get("Retry-After"),
    body: await response.json(),
  };
}

/** What each of ten executions answers, if it is always the same. @param accepted variables that compile the document */
async function answerOf(
  query: string,
  variables: object = {},
  accepted: object = variables,
): Promise<Answer> {
  const first = await post(query, variables);
  for (let execution = 1; execution < EXECUTIONS; execution += 1) {
    await post(query, accepted);
    expect(await post(query, variables)).toEqual(first);
  }
  return first;
}

const rejected = (message: string) => ({
  status: 200,
  body: { errors: [{ message, extensions: { category: "graphql-input" } }] },
});

describe("on its first and on its tenth execution, a document", () => {
  test("has the same data", async () => {
    const query = "query ($size: Int! = 2) { products(pageSize: $size) { items { sku __typename } } }";
    const { body } = await answerOf(query);
    expect(body).toMatchObject({ data: { products: { items: [{}, {}] } } });
    expect(await post(query, { size: 1 })).toMatchObject({
      body: { data: { products: { items: [{ __typename: expect.any(String) }] } } },
    });
  });

  test("may not have longer variables", async () => {
    const query = "query ($ids: [ID!]) { photos(ids: $ids) { id } }";
    const answer = await answerOf(query, { ids: Array(1001).fill("a") }, { ids: ["a"] });
    expect(answer).toMatchObject(rejected("The variables are too large."));
    const long = await post(query, { ids: ["a".repeat(250_001)] });
    expect(long).toMatchObject(rejected("This text is too long. Please shorten it."));
  });

  test("rejects variables of another type, and suggests no names", async () => {
    const query = "query ($f: ProductAttributeFilterInput) { products(filter: $f) { total_count } }";
    for (let execution = 0; execution < EXECUTIONS; execution += 1) {
      const { body } = await post(query, { f: { skuu: { eq: "a" } } });
      expect(body.errors?.[0].extensions).toEqual({ category: "graphql-input" });
      expect(body.errors?.[0].message).toMatch(
        /Field "skuu" is not defined by type "?ProductAttributeFilterInput"?\.$/,
      );
    }
  });

  test("may not cost more", async () => {
    const page = "items { sku categories { uid name } description { html } media_gallery { url } }";
    const products = Array.from({ length: 20 }, (_, n) => `a${n}: products(pageSize: $size) { ${page} }`);
    const query = `query ($size: Int!) { ${products.join(" ")} }`;
    expect(await answerOf(query, { size: 300 }, { size: 1 })).toMatchObject(
      rejected("The document asks for too much at once. Please ask for smaller pages or fewer fields."),
    );
  });

  test("may not have a larger response", async () => {
    await engine.db
      .updateTable("cms_page")
      .set({ content: "é".repeat(100_000) })
      .where("identifier", "=", "about-us")
      .execute();
    const pages = Array.from({ length: 11 }, (_, n) => `a${n}: cmsPage(identifier: $page) { content }`);
    const query = `query ($page: String!) { ${pages.join(" ")} }`;
    expect(await answerOf(query, { page: "about-us" }, { page: "nowhere" })).toMatchObject({
      status: 200,
      body: {
        data: null,
        errors: [{ message: "The answer is too large. Please ask for smaller pages or fewer fields." }],
      },
    });
  });

  test("reports fifty errors at most", async () => {
    const list = "products(pageSize: 100) { items { review_distribution { count } } }";
    const { body } = await answerOf(`{ a: ${list} b: ${list} }`);
    expect(body.errors).toHaveLength(50);
  });

  test("reports errors with their category", async () => {
    const { body } = await answerOf("{ customer { email } }");
    expect(body).toMatchObject({
      data: { customer: null },
      errors: [{ path: ["customer"], extensions: { category: "graphql-authorization" } }],
    });
  });

  test("rejects an operation that it does not have", async () => {
    const known = "query Known { __typename }";
    await answerOf(known);
    const response = await engine.rest("/graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query: known, operationName: "Unknown" }),
    });
    expect((await response.json()).errors[0].extensions.category).toBe("graphql-input");
  });

  test("may not have another body than a query's", async () => {
    const known = "{ __typename }";
    await answerOf(known);
    for (const body of [
      { query: known, variables: [] },
      { query: known, operationName: 1 },
      { query: [known] },
      [],
    ]) {
      const response = await engine.rest("/graphql", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      expect([response.status, body]).toEqual([400, body]);
    }
  });
});

describe("before and after it is compiled, a document reports", () => {
  const document = "query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }";
  const variables = { email: "ada@example.com" };
  const asked = { "X-Request-Id": "named-by-the-proxy" };

  /** What it answers while the database fails. */
  async function failing(error: Error): Promise<Answer> {
    const within = vi.spyOn(ShopDatabase.prototype, "within").mockReturnValue(failingDatabase(error));
    try {
      return await post(document, variables, asked);
    } finally {
      within.mockRestore();
    }
  }

  async function failingAtLast(error: Error): Promise<Answer> {
    const first = await failing(error);
    for (let execution = 0; execution < EXECUTIONS; execution += 1) await post(document, variables);
    const last = await failing(error);
    // The compiler's errors have no nodes, of which masked errors have their locations.
    for (const each of first.body.errors ?? []) delete each.locations;
    expect(last).toEqual(first);
    return first;
  }

  test("that the database is away, with the time to try again", async () => {
    const answer = await failingAtLast(new DatabaseUnavailable("It is away."));
    expect(answer).toMatchObject({
      status: 503,
      retryAfter: "10",
      body: { errors: [{ path: ["isEmailAvailable"], extensions: { category: "unavailable" } }] },
    });
  });

  test("nothing of an internal error, which is logged with the request's id", async () => {
    const log = vi.spyOn(logger, "error").mockImplementation(() => {});
    const error = new Error("A column is missing.");
    const { status, body } = await failingAtLast(error);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      errors: [{ message: "Internal server error", extensions: { category: "internal" } }],
    });
    const logged = [{ err: error, request: "named-by-the-proxy" }, "an operation failed"];
    expect(log.mock.calls).toEqual([logged, logged]);
    log.mockRestore();
  });
});

function failingDatabase(error: Error): ShopDatabase {
  class FailingDriver extends DummyDriver {
    override acquireConnection = () => Promise.reject(error);
  }
  return new ShopDatabase({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new FailingDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}
