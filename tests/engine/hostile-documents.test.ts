import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { processorTime } from "../fixtures/processor-time";
import { engineAlone } from "./engine-alone";
import { hostileDocument, hostileVariables, UNUSED_FRAGMENTS } from "./hostile-documents";

/** For any document, the process responds quickly and briefly, and keeps nothing of it in memory. */

const engine = engineAlone();
beforeAll(() => post("{ products(pageSize: 300) { items { media_gallery { url } } } }"));

/** For a thousand requests on a busy machine, which takes a while; each has a limit of its own. */
const PATIENCE = { timeout: 300_000 };

/** Processor time of this process, which is independent of other programs on a busy machine. */
const MAX_MILLISECONDS = 1000;
const MAX_BYTES = 2_100_000;

interface Result {
  errors?: { message: string; extensions: { category?: string } }[];
}

async function post(query: string, variables: object = {}) {
  return engine().handle(
    new Request("http://engine.test/graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json", Store: "mpc" },
      body: JSON.stringify({ query, variables }),
    }),
  );
}

function get(query: string) {
  const url = new URL("http://engine.test/graphql");
  url.searchParams.set("query", query);
  return engine().handle(new Request(url, { headers: { Accept: "application/json", Store: "mpc" } }));
}

async function spent(ask: () => Promise<Response>): Promise<{ milliseconds: number; text: string }> {
  const { result, milliseconds } = await processorTime(async () => (await ask()).text());
  return { milliseconds, text: result };
}

async function rejection(response: Promise<Response>): Promise<string> {
  const { errors }: Result = await (await response).json();
  expect(errors).toHaveLength(1);
  expect(errors?.[0].extensions.category).toBe("graphql-input");
  return errors?.[0].message ?? "";
}

test.each([
  ["posted", (query: string) => post(query)],
  ["asked for by an address", get],
])("the document that once crashed the process is rejected when it is %s, every time", async (_how, ask) => {
  for (let time = 0; time < 5; time += 1) {
    const { milliseconds, text } = await spent(() => ask(UNUSED_FRAGMENTS));
    expect(JSON.parse(text).errors).toHaveLength(1);
    expect(text.length).toBeLessThan(1000);
    expect(milliseconds).toBeLessThan(MAX_MILLISECONDS);
  }
});

test("hostile documents get a quick and short response, every time", PATIENCE, async () => {
  await fc.assert(
    fc.asyncProperty(hostileDocument, hostileVariables, async (document, variables) => {
      // The fourth execution would compile the document.
      for (let time = 0; time < 5; time += 1) {
        const { milliseconds, text } = await spent(() => post(document, variables));
        expect(milliseconds).toBeLessThan(MAX_MILLISECONDS);
        expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
      }
    }),
    { seed: 16, numRuns: 250, endOnFailure: true },
  );
});

test("nothing is kept in memory of rejected documents, and little of others", PATIENCE, async () => {
  const documents = fc.sample(hostileDocument, { seed: 17, numRuns: 300 });
  const before = heapBytes();
  for (const [n, document] of documents.entries()) await post(`${document} # ${n}`);
  for (let n = 0; n < 300; n += 1) await post(`${UNUSED_FRAGMENTS} # ${n}`);
  expect(heapBytes() - before).toBeLessThan(60_000_000);
});

function heapBytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

describe("a document is rejected", () => {
  const unused = "{ __typename } fragment F on Query { storeConfig { locale } }";
  const repeated =
    "{ ...F } fragment F on Query { storeConfig { locale } } fragment F on Query { __typename }";
  test.each([
    ["for a fragment that nobody spreads", unused, 'Fragment "F" is never used.'],
    ["for a fragment that is there twice", repeated, 'There can be only one fragment named "F".'],
    [
      "for fragments that only spread each other",
      "{ __typename } fragment F on Query { ...G } fragment G on Query { ...F }",
      'Fragment "F" is never used.',
    ],
    [
      "for a fragment within itself",
      "{ ...F } fragment F on Query { ...F }",
      'Cannot spread fragment "F" within itself.',
    ],
    [
      "for a schema of its own",
      "{ __typename } type T { a: Int }",
      "A document consists of operations and fragments.",
    ],
    [
      "for operations without end",
      Array.from({ length: 31 }, (_, n) => `query Q${n} { __typename }`).join(" "),
      "The document has too many operations.",
    ],
    [
      "for fields in all its operations",
      Array.from({ length: 4 }, (_, n) => `query Q${n} { ${"__typename ".repeat(550)} }`).join(" "),
      "The document has too many fields.",
    ],
    [
      "for variables without end",
      `query (${Array.from({ length: 51 }, (_, n) => `$v${n}: Int`).join(" ")}) { __typename }`,
      "The document has too many variables.",
    ],
    [
      "for arguments without end",
      `{ products(${"pageSize: 1 ".repeat(61)}) { total_count } }`,
      "A field of the document has too many arguments.",
    ],
    [
      "for an endless object",
      `{ products(filter: { ${'sku: { eq: "a" } '.repeat(61)} }) { total_count } }`,
      "An object of the document has too many fields.",
    ],
    [
      "for directives without end",
      `{ __typename ${"@skip(if: false) ".repeat(11)} }`,
      "The document has too many directives.",
    ],
    ["for its length", `{ __typename } # ${"a".repeat(50_000)}`, "The document is too long."],
    ["for its lines", `{ __typename ${"\r\n".repeat(2001)} }`, "The document has too many lines."],
  ])("%s", async (_why, document, message) => {
    expect(await rejection(post(document))).toBe(message);
  });
});

test("the errors of a document are limited in number", async () => {
  const { errors }: Result = await (await post(`{ ${"nothing another ".repeat(100)} }`)).json();
  expect(errors).toHaveLength(6);
  expect(errors?.at(-1)?.message).toContain("Too many validation errors");
});
