import { beforeEach, expect, it, vi } from "vitest";
import type { SentResponse } from "~/provider/send-document.server";
import { sendTogether } from "~/provider/send-together.server";

const sent = vi.hoisted(() => ({
  documents: [] as string[],
  respond: (_document: string): object => ({}),
}));
vi.mock("~/provider/send-document.server", () => ({
  async sendDocument(document: string): Promise<SentResponse> {
    sent.documents.push(document);
    return { data: null, errors: [], failure: FAILURE, ...sent.respond(document) };
  },
}));

const FAILURE = { message: "", clearsCart: false, logsOut: false, error: "unavailable" } as const;
const NAME = "query Name { customer { name } }";
const CART = "query Cart($id: ID!) { cart(id: $id) { total } }";
const LEAVE = "mutation Leave { leave }";
const HEADERS = { "X-Request-Id": "one", Authorization: "Bearer ada" };
const BOTH = { data: { q0_cart: { total: 2 }, q1_customer: { name: "Ada" } } };

beforeEach(() => {
  sent.documents.length = 0;
  sent.respond = () => BOTH;
});

/** As a page's loaders do: each after a few steps of its own. */
async function laterBy(steps: number, document: string, headers: Record<string, string> = HEADERS) {
  for (let step = 0; step < steps; step += 1) await null;
  return sendTogether(document, { id: "c" }, headers);
}

it("sends the queries of a page together, and returns to each its own part", async () => {
  const [name, cart] = await Promise.all([laterBy(0, NAME), laterBy(9, CART)]);
  expect(sent.documents).toHaveLength(1);
  expect(name).toMatchObject({ data: { customer: { name: "Ada" } }, errors: [] });
  expect(cart).toMatchObject({ data: { cart: { total: 2 } }, errors: [] });
});

it("sends a single query as it is", async () => {
  await laterBy(0, NAME);
  expect(sent.documents).toEqual([NAME]);
});

it.each([
  ["of another request", NAME, { ...HEADERS, "X-Request-Id": "other" }],
  ["of another visitor", NAME, { ...HEADERS, Authorization: "Bearer eve" }],
  ["without a request's id", NAME, { Authorization: "Bearer ada" }],
  ["that changes something", LEAVE, HEADERS],
])("sends one %s by itself", async (_kind, document, headers) => {
  await Promise.all([laterBy(0, CART), laterBy(0, document, headers)]);
  expect(sent.documents.sort()).toEqual(
    [LEAVE, NAME, CART].filter((text) => [CART, document].includes(text)).sort(),
  );
});

it("sends each by itself when one of them made the whole operation fail", async () => {
  sent.respond = (document) => {
    if (document === NAME) return { data: { customer: { name: "Ada" } } };
    return { data: null, errors: [{ message: "Internal server error", path: ["q0_cart"] }] };
  };
  const [name, cart] = await Promise.all([laterBy(0, NAME), laterBy(0, CART)]);
  expect(name).toMatchObject({ data: { customer: { name: "Ada" } }, errors: [] });
  expect(cart).toMatchObject({ data: null, errors: [{ message: "Internal server error" }] });
});

it("sends each by itself when there are more errors than the engine reports", async () => {
  const errors = Array.from({ length: 50 }, () => ({ message: "Broken", path: ["q0_cart", "total"] }));
  sent.respond = (document) =>
    document === NAME ? { data: { customer: { name: "Ada" } } } : { ...BOTH, errors };
  const [name] = await Promise.all([laterBy(0, NAME), laterBy(0, CART)]);
  expect(sent.documents).toHaveLength(3);
  expect(name).toMatchObject({ data: { customer: { name: "Ada" } }, errors: [] });
});

it("sends a query by itself when another one is invalid", async () => {
  await Promise.all([laterBy(0, CART), laterBy(0, "query {")]);
  expect(sent.documents.sort()).toEqual([CART, "query {"].sort());
});

it.each([
  ["its database is away", { errors: [{ message: "Later", extensions: { category: "unavailable" } }] }],
  ["there is no response", {}],
])("does not ask again while %s", async (_kind, response) => {
  sent.respond = () => response;
  const responses = await Promise.all([laterBy(0, NAME), laterBy(0, CART)]);
  expect(sent.documents).toHaveLength(1);
  expect(responses).toMatchObject([{ data: null, failure: FAILURE, ...response }, response]);
});
