import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ProviderDocument } from "~/provider/contract/documents.generated";
import { cartIdCookie, customerTokenCookie, priceCacheCookie } from "~/provider/cookies.server";
import { openProvider } from "~/provider/provider.server";

/**
 * Specification §8, as far as cart and checkout meet it: what a provider says, what the shopper reads, and which
 * cookies go. The provider is one that fails as each line says.
 */

const host = vi.hoisted(() => ({ answer: (): Response | Promise<Response> => new Response() }));
vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.test",
  providerFetch: async () => host.answer(),
}));

const question = "query { cart(cart_id: $id) { id } }" as ProviderDocument<unknown, object>;

beforeEach(() => {
  host.answer = () => Response.json({ data: { cart: null } });
});

/** What becomes of the answer for a customer who has a cart and a price code. */
async function outcome() {
  const cookies = await Promise.all([
    customerTokenCookie.serialize("token"),
    cartIdCookie.serialize("c".repeat(32)),
    priceCacheCookie.serialize("U0FMRQ"),
  ]);
  const Cookie = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
  const provider = await openProvider(new Request("http://shop.test/", { headers: { Cookie } }));
  const { status, error, message } = await provider.attempt(question, {});
  const changed = (await provider.headers()).getSetCookie();
  const cleared = changed
    .filter((cookie) => cookie.includes("Max-Age=0"))
    .map((cookie) => cookie.split("=")[0]);
  return { status, error, message, cleared, isLoggedIn: provider.isLoggedIn, cartId: provider.cartId };
}

const GONE = { status: false, error: "cart-gone", message: "", isLoggedIn: true, cartId: null };

describe("a GraphQL error", () => {
  const fails = (message: string, extensions: object) =>
    Response.json({ errors: [{ message, extensions }], data: null });
  const noEntity = { category: "graphql-no-such-entity" };
  const authorization = { category: "graphql-authorization" };

  it.each([
    ["cart not found", 'Could not find a cart with ID "abc"', noEntity],
    ["cart no longer active", "The cart isn't active.", noEntity],
    [
      "cart operation not permitted",
      'The current user cannot perform operations on cart "abc"',
      authorization,
    ],
    ["cart id missing", 'Required parameter "cart_id" is missing', { category: "graphql-input" }],
    ["no active cart", "Current customer does not have an active cart.", noEntity],
    ["no active cart of a user", "Current user does not have an active cart.", noEntity],
    ["no such entity", "No such entity with %fieldName = %fieldValue", noEntity],
    [
      "the same in the debug message",
      "Internal server error",
      { category: "internal", debugMessage: "The cart isn't active." },
    ],
  ])("%s: no message, cart cookie and price code go, the login stays", async (_what, message, extensions) => {
    host.answer = () => fails(message, extensions);
    const { cleared, ...rest } = await outcome();
    expect(rest).toEqual(GONE);
    expect(cleared).toEqual(expect.arrayContaining(["MPC_CARTID", "PRICE_CACHE"]));
    expect(cleared).not.toContain("MPC_CID");
  });

  it("of the category authorization ends the login and takes the cart cookie along", async () => {
    host.answer = () => fails("The current customer isn't authorized.", authorization);
    expect(await outcome()).toMatchObject({ error: "logged-out", isLoggedIn: false, cartId: null });
  });

  it.each([
    [
      "the debug message is preferred",
      "Internal server error",
      { debugMessage: "Out of stock" },
      "Out of stock",
    ],
    [
      "a syntax error is not shown",
      'Syntax Error: Expected Name, found "}".',
      {},
      "Unknown error, please try after some time.",
    ],
    [
      "a country that is not sold to",
      'Invalid value of "IN" provided for the countryId field.',
      { category: "graphql-input" },
      "We are currently not delivering to your default shipping/billing country address. To place an order kindly update your default billing & shipping addresses from My Account -> Address Book.",
    ],
    ["any other message is shown as it is", "The coupon is not valid.", {}, "The coupon is not valid."],
  ])("%s", async (_what, message, extensions, shown) => {
    host.answer = () => fails(message, extensions);
    expect(await outcome()).toMatchObject({ error: "input", message: shown, cleared: [] });
  });
});

describe("an HTTP error", () => {
  const answers = (status: number, body: object | string) =>
    typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status });

  it.each([
    [
      "400 shows the server's message with its named parameters",
      400,
      { message: "The %fieldName is wrong.", parameters: { fieldName: "postcode" } },
      "The postcode is wrong.",
    ],
    [
      "400 with numbered ones",
      400,
      { message: "%1 of %2 are left.", parameters: ["3", 5] },
      "3 of 5 are left.",
    ],
    ["400 without a message", 400, {}, "Record not found, please try again."],
    [
      "400 that is an internal error",
      400,
      { message: "Internal server error" },
      "Record not found, please try again.",
    ],
    [
      "400 for a country that is not sold to",
      400,
      {
        message: 'Invalid value of "%value" provided for the %fieldName field.',
        parameters: { fieldName: "countryId", value: "IN" },
      },
      "We are currently not delivering to your default shipping/billing country address. To place an order kindly update your default billing & shipping addresses from My Account -> Address Book.",
    ],
    [
      "401",
      401,
      { message: "Consumer is not authorized to access %resources" },
      "You are not authorized to perform this action.",
    ],
    [
      "404 of anything else",
      404,
      { message: "Request does not match any route." },
      "Request does not match any route.",
    ],
    ["another with a message", 503, { message: "We are back in a minute." }, "We are back in a minute."],
    ["another without", 500, { fatal: "stack trace" }, "Unknown error, please try after some time."],
    ["500 that is no JSON", 500, "PHP Fatal error: Uncaught Error in /var/www", "Invalid json object."],
  ])("%s", async (_what, status, body, message) => {
    host.answer = () => answers(status, body);
    expect(await outcome()).toMatchObject({ status: false, message, cleared: [], isLoggedIn: true });
  });

  it.each(["Current customer does not have an active cart.", "No such entity with %fieldName = %fieldValue"])(
    "404 with '%s' clears the cart cookies and fails",
    async (message) => {
      host.answer = () => answers(404, { message, parameters: { fieldName: "cartId", fieldValue: "7" } });
      const { cleared, ...rest } = await outcome();
      expect(rest).toEqual(GONE);
      expect(cleared).toEqual(expect.arrayContaining(["MPC_CARTID", "PRICE_CACHE"]));
    },
  );
});

describe("an answer that is none", () => {
  it.each(["Fatal error", "Uncaught TypeError", "permission denied", "no such file or directory"])(
    "'%s' instead of JSON",
    async (text) => {
      for (const type of ["text/html", "application/json"]) {
        host.answer = () =>
          new Response(`<b>PHP said at length: ${text} in x.php</b>`, { headers: { "Content-Type": type } });
        expect(await outcome()).toMatchObject({ error: "unavailable", message: "Invalid json object." });
      }
    },
  );

  it("no response at all", async () => {
    host.answer = () => Promise.reject(new TypeError("fetch failed"));
    expect(await outcome()).toMatchObject({
      error: "unavailable",
      message: "Request origin is blocked by your browser, please check the access control policy",
      cleared: [],
    });
  });
});
