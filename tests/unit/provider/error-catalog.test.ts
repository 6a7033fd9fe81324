import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ProviderDocument } from "~/provider/contract/documents.generated";
import { cartIdCookie, customerTokenCookie, priceCacheCookie } from "~/provider/cookies.server";
import { ERROR_CATALOG } from "~/provider/error-catalog";
import { openProvider } from "~/provider/provider.server";
import {
  breaksInTheMiddle,
  type Fault,
  fails,
  hangsUp,
  neverResponds,
  respondsAfter,
  responses,
} from "../../fixtures/faulty-host";

/**
 * Specification §8, row by row: the provider's HTTP response, the message for the shopper, the cleared cookies and
 * whether the login ends.
 */

const TIMEOUT = 1000;

const host = await vi.hoisted(async () => {
  const { openFaultyHost } = await import("../../fixtures/faulty-host");
  const opened = await openFaultyHost();
  process.env.PROVIDER_URL = opened.address;
  process.env.PROVIDER_TIMEOUT_MILLISECONDS = "1000";
  process.env.SESSION_SECRET = "a secret that only this test knows, long enough";
  return opened;
});
afterAll(() => host.close());

const log = vi.hoisted(() => ({ error: vi.fn(), warn: vi.fn() }));
vi.mock("~/log.server", () => ({ openLog: () => log }));
beforeEach(() => void log.error.mockClear());
afterEach(() => host.reply(responses(200, {})));

type Question = ProviderDocument<unknown, object>;
const CART = "query Cart { cart { id } }" as Question;
const LOG_IN = "mutation LogIn { generateCustomerToken { token } }" as Question;
const LOG_IN_BY_CODE = "mutation LogInByCode { loginUniversalpassword { token } }" as Question;
const CHANGE_PASSWORD = "mutation ChangePassword { changeCustomerPassword { id } }" as Question;

/** The result of the host's response for a customer with a cart and a price code. */
async function outcome(fault: Fault, document: Question = CART) {
  host.reply(fault);
  const cookies = await Promise.all([
    customerTokenCookie.serialize("token"),
    cartIdCookie.serialize("c".repeat(32)),
    priceCacheCookie.serialize("U0FMRQ"),
  ]);
  const Cookie = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
  const provider = await openProvider(new Request("http://shop.test/", { headers: { Cookie } }));
  const { status, error, message, data } = await provider.attempt(document, {});
  const changed = (await provider.headers()).getSetCookie();
  const cleared = changed.filter((cookie) => cookie.includes("Max-Age=0"));
  return {
    status,
    error,
    message,
    data,
    cleared: cleared.map((cookie) => cookie.split("=")[0]),
    isLoggedIn: provider.isLoggedIn,
  };
}

const rejected = { status: false, data: null, cleared: [], isLoggedIn: true };
const CART_GONE = {
  ...rejected,
  error: "cart-gone",
  message: "",
  cleared: ["MPC_CARTID", "PRICE_CACHE"],
};
const LOGGED_OUT = {
  ...rejected,
  error: "logged-out",
  message: "",
  cleared: ["MPC_CID", "MPC_CUSTOMER", "MPC_CARTID", "XSRF-TOKEN"],
  isLoggedIn: false,
};
const says = (message: string) => ({ ...rejected, error: "input", message });
const unavailable = (message: string) => ({ ...rejected, error: "unavailable", message });

const UNKNOWN = "Unknown error, please try after some time.";
const BLOCKED = "Request origin is blocked by your browser, please check the access control policy";
const NOT_DELIVERED =
  "We are currently not delivering to your default shipping/billing country address. To place an order kindly update your default billing & shipping addresses from My Account -> Address Book.";
const UNAUTHORIZED = "The current customer isn't authorized.";

const authorization = { category: "graphql-authorization" };
const authentication = { category: "graphql-authentication" };
const noEntity = { category: "graphql-no-such-entity" };
const error = (message: string, extensions: object = {}) => fails([{ message, extensions }]);

/** Six of the five million allowed bytes. */
const tooMuch = { data: { cart: { id: "c".repeat(6_000_000) } } };

interface Case {
  when: string;
  fault: Fault;
  document?: Question;
  becomes: object;
}

const CASES: Record<string, Case[]> = {
  "GraphQL: no active cart, cart operation not permitted, cart not found": [
    ...[
      ['Could not find a cart with ID "abc"', noEntity],
      ["The cart isn't active.", noEntity],
      ['The current user cannot perform operations on cart "abc"', authorization],
      ['Required parameter "cart_id" is missing', { category: "graphql-input" }],
      ["Current user does not have an active cart.", noEntity],
      ["Current customer does not have an active cart.", noEntity],
      ["No such entity with %fieldName = %fieldValue", noEntity],
    ].flatMap(([message, extensions]) =>
      [200, 401, 403, 404, 500].map((status) => ({
        when: `${message}, by status ${status}`,
        fault: fails([{ message: String(message), extensions: Object(extensions) }], { status }),
        becomes: CART_GONE,
      })),
    ),
    {
      when: "the debug message says so",
      fault: error("Internal server error", { debugMessage: "The cart isn't active." }),
      becomes: CART_GONE,
    },
    {
      when: "the second error says so",
      fault: fails([{ message: "Oh." }, { message: "The cart isn't active." }]),
      becomes: CART_GONE,
    },
  ],
  "HTTP 404: no active cart, no such entity": [
    "Current customer does not have an active cart.",
    "No such entity with %fieldName = %fieldValue",
  ].map((message) => ({
    when: message,
    fault: responses(404, { message, parameters: { fieldName: "cartId", fieldValue: "7" } }),
    becomes: CART_GONE,
  })),
  "GraphQL: password, one-time code or password change refused": [
    {
      when: "a wrong password, by status 401",
      fault: fails([{ message: "The account sign-in was incorrect.", extensions: authentication }], {
        status: 401,
      }),
      document: LOG_IN,
      becomes: says("The account sign-in was incorrect."),
    },
    {
      when: "a code, by the words that else end a session",
      fault: error(UNAUTHORIZED, authorization),
      document: LOG_IN_BY_CODE,
      becomes: says(UNAUTHORIZED),
    },
    {
      when: "a password change",
      fault: error(UNAUTHORIZED, authorization),
      document: CHANGE_PASSWORD,
      becomes: says(UNAUTHORIZED),
    },
  ],
  "GraphQL: authorization of a customer who was logged in": [200, 401, 403].flatMap((status) =>
    [UNAUTHORIZED, "The request is allowed for logged in customer"].map((message) => ({
      when: `${message}, by status ${status}`,
      fault: fails([{ message, extensions: authorization }], { status }),
      becomes: LOGGED_OUT,
    })),
  ),
  "GraphQL: deletion of a default address": [
    {
      when: "Magento's words for it",
      fault: error("Customer Address 3 is set as default shipping address and can not be deleted"),
      becomes: says("This address is set as default address and can not be deleted."),
    },
  ],
  "GraphQL and HTTP 400: invalid countryId": [
    {
      when: "GraphQL",
      fault: error('Invalid value of "IN" provided for the countryId field.'),
      becomes: says(NOT_DELIVERED),
    },
    {
      when: "HTTP 400, with parameters",
      fault: responses(400, {
        message: 'Invalid value of "%value" provided for the %fieldName field.',
        parameters: { fieldName: "countryId", value: "IN" },
      }),
      becomes: says(NOT_DELIVERED),
    },
  ],
  "A string that is no JSON, of a host that broke": [
    "Fatal error",
    "Uncaught TypeError",
    "permission denied",
    "no such file or directory",
  ].flatMap((text) =>
    [200, 400, 401, 403, 404, 500, 502, 503].flatMap((status) =>
      ["text/html", "application/json"].map((type) => ({
        when: `'${text}', by status ${status}, called ${type}`,
        fault: responses(status, `<b>PHP said at length: ${text} in x.php</b>`, type),
        becomes: status === 400 ? says("Invalid json object.") : unavailable("Invalid json object."),
      })),
    ),
  ),
  "HTTP 401": [
    {
      when: "the consumer is refused",
      fault: responses(401, { message: "The consumer isn't authorized to access %resources." }),
      becomes: unavailable("You are not authorized to perform this action."),
    },
  ],
  "HTTP 400 without a message, or 'Internal server error'": [
    ...[{}, { message: "Internal server error" }, "", "<h1>Bad Request</h1>"].map((body) => ({
      when: JSON.stringify(body),
      fault: responses(400, body),
      becomes: says("Record not found, please try again."),
    })),
  ],
  "Network with no response: 'Network Error', 'timeout of {n}ms exceeded'": [
    { when: "more is answered than is read", fault: responses(200, tooMuch), becomes: unavailable(BLOCKED) },
    { when: "the host hangs up", fault: hangsUp, becomes: unavailable(BLOCKED) },
    { when: "the answer is cut in the middle", fault: breaksInTheMiddle, becomes: unavailable(BLOCKED) },
    { when: "nothing comes in time", fault: neverResponds, becomes: unavailable(BLOCKED) },
  ],
  "Anything else with a message, its parameters in place; GraphQL prefers the debug message": [
    {
      when: "GraphQL",
      fault: error("The coupon is not valid.", { category: "graphql-input" }),
      becomes: says("The coupon is not valid."),
    },
    {
      when: "GraphQL with a debug message",
      fault: error("Internal server error", { debugMessage: "Out of stock" }),
      becomes: says("Out of stock"),
    },
    {
      when: "GraphQL with a debug message that is none for shoppers",
      fault: error("The order cannot be placed.", { debugMessage: "SQLSTATE[40001]: Serialization failure" }),
      becomes: says("The order cannot be placed."),
    },
    {
      when: "a switched-off feature of the category authorization",
      fault: fails([{ message: "Reviews are switched off.", extensions: authorization }], { status: 403 }),
      becomes: says("Reviews are switched off."),
    },
    {
      when: "HTTP 400 with named parameters",
      fault: responses(400, { message: "The %fieldName is wrong.", parameters: { fieldName: "postcode" } }),
      becomes: says("The postcode is wrong."),
    },
    {
      when: "HTTP 400 with numbered ones, one of them not sent",
      fault: responses(400, { message: "%1 of %2 are left in %3.", parameters: ["3", 5] }),
      becomes: says("3 of 5 are left in %3."),
    },
    ...[403, 404, 503].map((status) => ({
      when: `HTTP ${status}`,
      fault: responses(status, { message: "We are back in a minute." }),
      becomes: unavailable("We are back in a minute."),
    })),
  ],
  "Nothing that may be shown: no message, a syntax error, internals of the host": [
    {
      when: "a syntax error",
      fault: error('Syntax Error: Expected Name, found "}".'),
      becomes: says(UNKNOWN),
    },
    {
      when: "a stack",
      fault: error("Internal server error", { debugMessage: "Error: no\n at f (/app/server.js:3:1)" }),
      becomes: says(UNKNOWN),
    },
    { when: "no message", fault: error(""), becomes: says(UNKNOWN) },
    { when: "an empty answer", fault: responses(200, ""), becomes: unavailable(UNKNOWN) },
    { when: "neither data nor errors", fault: responses(200, { data: null }), becomes: unavailable(UNKNOWN) },
    {
      when: "HTTP 500 without a message",
      fault: responses(500, { trace: [] }),
      becomes: unavailable(UNKNOWN),
    },
    {
      when: "HTML instead of JSON",
      fault: responses(200, "<!doctype html><h1>Welcome</h1>", "text/html"),
      becomes: unavailable(UNKNOWN),
    },
    {
      when: "HTTP 502 of a proxy",
      fault: responses(502, "<h1>Bad Gateway</h1>", "text/html"),
      becomes: unavailable(UNKNOWN),
    },
  ],
};

// @specification §4 L155
it("has a case for each row of the catalog", () => {
  expect(Object.keys(CASES)).toEqual(ERROR_CATALOG.map(({ name }) => name));
});

// @specification §4 L155, L166
// @specification §8 L273-279, L282-283, L285-287
describe.each(Object.entries(CASES))("%s", (_row, cases) => {
  it.each(cases)("$when", async ({ fault, document, becomes }) => {
    const { cleared, ...rest } = await outcome(fault, document);
    const { cleared: expected, ...others } = becomes as typeof rejected;
    expect(rest).toEqual(others);
    expect(cleared.toSorted()).toEqual(expected.toSorted());
  });
});

it("shows a guest why they are not authorized, and keeps the session", async () => {
  host.reply(error(UNAUTHORIZED, authorization));
  const provider = await openProvider(new Request("http://shop.test/"));
  expect(await provider.attempt(CART, {})).toMatchObject({ error: "input", message: UNAUTHORIZED });
  expect((await provider.headers()).getSetCookie()).toEqual([]);
});

it("reports the input that a message is about", async () => {
  host.reply(error("Please type an address.", { field: "email" }));
  const provider = await openProvider(new Request("http://shop.test/"));
  expect(await provider.attempt(LOG_IN, {})).toMatchObject({ field: "email" });
});

// @specification §8 L280
describe("the log has the reason for a missing response", () => {
  it.each([
    ["Network Error", hangsUp],
    [`timeout of ${TIMEOUT}ms exceeded`, neverResponds],
  ])("%s", async (reason, fault) => {
    await outcome(fault);
    expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.stringContaining(reason));
  });
});

it("the log has the provider error that failed a page, and no URL", async () => {
  host.reply(
    fails([
      { message: "No customer ada@example.com.", path: ["cart"], extensions: { category: "graphql-input" } },
    ]),
  );
  const headers = { "X-Request-Id": "request-of-a-page" };
  const provider = await openProvider(new Request("http://shop.test/", { headers }));
  await expect(provider.request(CART, {})).rejects.toMatchObject({ status: 502 });
  const errors = [{ message: "No customer …", path: "cart", category: "graphql-input" }];
  const line = { request: "request-of-a-page", errors, decided: "input" };
  expect(log.error).toHaveBeenCalledWith(line, "a page failed at the provider");
});

describe("data beside errors", () => {
  const failed = (path: (string | number)[]) => [{ message: "No picture.", path }];

  it("counts as a response when the requested data is there", async () => {
    const data = { cart: { id: "c", items: [{ image: null }] } };
    const fault = fails(failed(["cart", "items", 0, "image"]), { data });
    expect(await outcome(fault)).toMatchObject({ status: true, data });
  });

  it("does not count as a response when it is not", async () => {
    expect(await outcome(fails(failed(["cart"]), { data: { cart: null } }))).toEqual(says("No picture."));
  });

  it("still ends an expired cart", async () => {
    const errors = [{ message: "The cart isn't active.", path: ["cart", "totals"] }];
    expect(await outcome(fails(errors, { data: { cart: { id: "c" } } }))).toMatchObject({
      error: "cart-gone",
    });
  });
});

it("waits for a late response", async () => {
  const late = respondsAfter(TIMEOUT / 4, responses(200, { data: { cart: { id: "c" } } }));
  expect(await outcome(late)).toMatchObject({ status: true, data: { cart: { id: "c" } } });
});

describe("a host that refuses connections", () => {
  beforeAll(() => host.close());
  afterAll(() => host.open());

  it("gives no response", async () => {
    expect(await outcome(responses(200, {}))).toEqual(unavailable(BLOCKED));
    expect(log.error).toHaveBeenCalledWith(
      { err: expect.any(Error) },
      expect.stringContaining("Network Error"),
    );
  });

  it("fails a page that needs it, and gives 503 to a REST call", async () => {
    const provider = await openProvider(new Request("http://shop.test/"));
    await expect(provider.request(CART, {})).rejects.toMatchObject({ status: 503 });
    const result = await provider.rest("/rest/mpc/V1/photos");
    expect(result.status).toBe(503);
    expect(await result.json()).toEqual({
      status: false,
      message: BLOCKED,
      data: null,
      error: "unavailable",
    });
  });
});

it("forgets an expired cart even when the page cannot be shown", async () => {
  host.reply(error("The cart isn't active."));
  const cookie = (await cartIdCookie.serialize("c".repeat(32))).split(";")[0];
  const provider = await openProvider(new Request("http://shop.test/", { headers: { Cookie: cookie } }));
  const thrown = await provider.request(CART, {}).catch((response: Response) => response);
  expect((thrown as Response).headers.getSetCookie().join()).toContain("MPC_CARTID=;");
});
