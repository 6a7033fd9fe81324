import type { Cookie } from "@remix-run/node";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  cartIdCookie,
  customerIdCookie,
  customerTokenCookie,
  priceCache699Cookie,
  priceCacheCookie,
} from "~/provider/cookies.server";
import { openProvider } from "~/provider/provider.server";
import { logOut } from "~/storefront/account/sign-in/log-out.server";
import { visitorsOnly } from "~/storefront/account/sign-in/visitors-only.server";
import { reconcileSession } from "~/storefront/session/reconcile-session.server";
import { requireCustomer } from "~/storefront/session/require-customer.server";
import { startSession } from "~/storefront/session/start-session.server";

/** A fake provider that records the operations it receives. */
const host = vi.hoisted(() => ({ asked: [] as string[], result: {} as object | null, status: 200 }));
vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.test",
  async providerFetch(_input: unknown, init: { body: string }) {
    host.asked.push(JSON.parse(init.body).query.match(/(?:query|mutation) (\w+)/)[1]);
    if (!host.result) throw new TypeError("fetch failed");
    return new Response(JSON.stringify(host.result), {
      status: host.status,
      headers: { "Content-Type": "application/json" },
    });
  },
}));

const CUSTOMER = { data: { customer: { id: 7 }, customerCart: { id: "c".repeat(32) }, claimDesigns: true } };
const DEAD = {
  errors: [
    {
      message: "The current customer isn't authorized.",
      extensions: { category: "graphql-authorization" },
    },
  ],
  data: null,
};
const BROKEN = { errors: [{ message: "Internal server error", extensions: { category: "internal" } }] };
const OUTAGE = { errors: [{ message: "Please try again.", extensions: { category: "unavailable" } }] };
const SESSION: [Cookie, string][] = [
  [customerTokenCookie, "token"],
  [customerIdCookie, "7"],
  [cartIdCookie, "c".repeat(32)],
];
const [TOKEN, STATE] = SESSION;
const ALL_CLEARED = ["MPC_CARTID", "MPC_CID", "MPC_CUSTOMER", "ORDER_DATA", "XSRF-TOKEN"];
const DOCUMENT = { Accept: "text/html,application/xhtml+xml" };

beforeEach(() => {
  host.asked = [];
  host.result = CUSTOMER;
  host.status = 200;
});

async function ask(
  path: string,
  cookies: [Cookie, string][] = [],
  headers: Record<string, string> = DOCUMENT,
): Promise<Request> {
  const sent = await Promise.all(cookies.map(([cookie, value]) => cookie.serialize(value)));
  const Cookie = sent.map((cookie) => cookie.split(";")[0]).join("; ");
  return new Request(`http://shop.test${path}`, { headers: { ...headers, Cookie } });
}

/** The thrown Response. */
async function thrown(work: Promise<unknown>): Promise<Response> {
  const outcome = await work.catch((response: unknown) => response);
  if (!(outcome instanceof Response)) throw new Error("no Response was thrown");
  return outcome;
}

function target(response: Response): string | null {
  return response.headers.get("Location");
}

/** Names of the cookies that a response clears. */
function cleared(response: Response): string[] {
  const cookies = response.headers.getSetCookie().filter((cookie) => cookie.includes("Max-Age=0"));
  return cookies.map((cookie) => cookie.split("=")[0]).sort();
}

async function message(response: Response): Promise<string | undefined> {
  const kept = response.headers.getSetCookie().find((cookie) => cookie.startsWith("MPC_MESSAGE="));
  const { flashCookie } = await import("~/provider/cookies.server");
  return kept && JSON.parse(await flashCookie.parse(kept)).text;
}

// @specification §3 L123
describe("login state and session token (specification §4 Session)", () => {
  it.each([
    ["neither", []],
    ["both", SESSION],
  ] as [string, [Cookie, string][]][])(
    "are unchanged and cost no request with %s",
    async (_which, cookies) => {
      expect(await reconcileSession(await ask("/", cookies))).toEqual([]);
      expect(host.asked).toEqual([]);
    },
  );

  // @specification §3 L129
  // @specification §4 L151
  it("a token without state: the customer is fetched, and the state kept", async () => {
    const [cookie] = await reconcileSession(await ask("/photomug-tool", [TOKEN]));
    expect(host.asked).toEqual(["CustomerId"]);
    expect(await customerIdCookie.parse(cookie)).toBe("7");
  });

  // @specification §4 L151
  it("a token without state under a loaded page: the page is reloaded", async () => {
    const response = await thrown(
      reconcileSession(await ask("/photomug-tool?a=1", [TOKEN], { Accept: "*/*" })),
    );
    expect(target(response)).toBe("/photomug-tool?a=1");
    expect(response.headers.get("X-Remix-Reload-Document")).toBe("true");
  });

  // @specification §4 L151
  it("a token without state that is refused: the session is cleared, home", async () => {
    host.result = DEAD;
    const response = await thrown(reconcileSession(await ask("/photomug-tool", [TOKEN])));
    expect(target(response)).toBe("/");
    expect(cleared(response)).toEqual(ALL_CLEARED);
  });

  // @specification §4 L152
  it("a state without token: the same, without a request", async () => {
    const response = await thrown(reconcileSession(await ask("/photomug-tool", [STATE])));
    expect(target(response)).toBe("/");
    expect(cleared(response)).toEqual(ALL_CLEARED);
    expect(host.asked).toEqual([]);
  });

  it.each(["MPC_CID", "MPC_CUSTOMER"])("a forged %s counts as absent", async (name) => {
    const request = new Request("http://shop.test/", {
      headers: { ...DOCUMENT, Cookie: `${name}=InRva2VuIg%3D%3D.forged` },
    });
    expect(await reconcileSession(request)).toEqual([
      expect.stringMatching(new RegExp(`^${name}=.*Max-Age=0`)),
    ]);
    expect(host.asked).toEqual([]);
  });

  it("a state with a forged token counts as signed out: both are deleted", async () => {
    const genuine = (await ask("/photomug-tool", [STATE])).headers.get("Cookie");
    const Cookie = `${genuine}; MPC_CID=InRva2VuIg%3D%3D.forged`;
    const request = new Request("http://shop.test/photomug-tool", { headers: { ...DOCUMENT, Cookie } });
    const response = await thrown(reconcileSession(request));
    expect(target(response)).toBe("/");
    expect(cleared(response)).toEqual(ALL_CLEARED);
    const guarded = new Request("http://shop.test/customer/account/dashboard", { headers: request.headers });
    const toLogin = await thrown(requireCustomer(guarded));
    expect(target(toLogin)).toContain("/customer/login?redirect=");
    expect(cleared(toLogin)).toEqual(["MPC_CID", "MPC_CUSTOMER", "XSRF-TOKEN"]);
    expect(host.asked).toEqual([]);
  });

  it.each(["/customer/account/dashboard", "/bulk-order"])("are left to the guard on %s", async (path) => {
    expect(await reconcileSession(await ask(path, [STATE]))).toEqual([]);
  });
});

describe("a page that needs a login", () => {
  const PAGE = "/customer/account/my-orders?page=2";
  const LOGIN = "/customer/login?redirect=%2Fcustomer%2Faccount%2Fmy-orders%3Fpage%3D2";
  const ACCOUNT_PAGE = {
    Accept: "*/*",
    Referer: "http://shop.test/customer/account/dashboard",
  };

  it("opens for a customer who can be fetched", async () => {
    const { provider } = await requireCustomer(await ask(PAGE, SESSION));
    expect(provider.isLoggedIn).toBe(true);
    expect(host.asked).toEqual(["CustomerId"]);
  });

  // @specification §2 L82
  it("redirects visitors to the login, with the encoded return path", async () => {
    const response = await thrown(requireCustomer(await ask(PAGE)));
    expect(response.status).toBe(302);
    expect(target(response)).toBe(LOGIN);
  });

  // @specification §8 L268
  it.each([
    ["is temporarily unavailable", OUTAGE, 503],
    ["does not respond", null, 503],
    ["fails", BROKEN, 502],
  ])("keeps the session of a customer when the provider %s", async (_how, result, status) => {
    host.result = result;
    for (const guarded of [
      requireCustomer(await ask(PAGE, SESSION)),
      reconcileSession(await ask("/photomug-tool", [TOKEN])),
    ]) {
      const response = await thrown(guarded);
      expect(response.status).toBe(status);
      expect(response.headers.has("Retry-After")).toBe(status === 503);
      expect(await response.text()).toBe("Something went wrong!");
      expect(cleared(response)).toEqual([]);
    }
  });

  it("keeps a session id in the URL out of the return path", async () => {
    for (const query of ["?sessionid=abcdefghijklmnop&page=2", "?page=2&SESSIONID=abcdefghijklmnop"]) {
      const response = await thrown(requireCustomer(await ask(`/customer/account/my-orders${query}`)));
      expect(target(response)).toBe(LOGIN);
    }
    const Referer = "http://shop.test/photomug-tool?sessionid=abcdefghijklmnop";
    const headers = await visitorsOnly(await ask("/customer/login", [], { ...DOCUMENT, Referer }));
    const { redirectPathCookie } = await import("~/provider/cookies.server");
    const kept = headers.getSetCookie().find((cookie) => cookie.startsWith("MPC_REDIRECT="));
    expect(await redirectPathCookie.parse(kept ?? null)).toBe("/photomug-tool");
  });

  // @specification §4 L153
  it("redirects to the login when the host refuses the token by status 401", async () => {
    host.status = 401;
    host.result = { message: "The consumer isn't authorized to access %resources." };
    const response = await thrown(requireCustomer(await ask(PAGE, SESSION)));
    expect(target(response)).toBe(LOGIN);
    expect(cleared(response)).toEqual(ALL_CLEARED);
  });

  it("redirects an expired session to the login, and deletes it", async () => {
    host.result = DEAD;
    const response = await thrown(requireCustomer(await ask(PAGE, SESSION)));
    expect(target(response)).toBe(LOGIN);
    expect(cleared(response)).toEqual(ALL_CLEARED);
    expect(await message(response)).toBeUndefined();
  });

  // @specification §2 L84
  it.each([
    ["was cleared elsewhere", []],
    ["is dead", SESSION],
  ] as [string, [Cookie, string][]][])(
    "redirects to the home page when the session %s under a loaded account page",
    async (_how, cookies) => {
      host.result = DEAD;
      const response = await thrown(requireCustomer(await ask(PAGE, cookies, ACCOUNT_PAGE)));
      expect(target(response)).toBe("/");
      expect(cleared(response)).toEqual(ALL_CLEARED);
      expect(await message(response)).toBe("You've been signed out. Please sign in again.");
    },
  );

  it.each([
    ["a page of the shop", "http://shop.test/photomug-tool"],
    ["another site", "http://else.test/customer/account/dashboard"],
  ])("redirects to the login from a loaded %s", async (_what, Referer) => {
    const response = await thrown(requireCustomer(await ask(PAGE, [], { Accept: "*/*", Referer })));
    expect(target(response)).toBe(LOGIN);
  });
});

describe("login and registration", () => {
  // @specification §2 L83
  // @specification §6 L208
  it("redirect customers to the dashboard", async () => {
    const response = await thrown(visitorsOnly(await ask("/customer/login", SESSION)));
    expect(target(response)).toBe("/customer/account/dashboard");
  });

  // @specification §2 L86
  // @specification §3 L129
  it.each([
    ["http://shop.test/photomug-tool?color=red", "/photomug-tool?color=red"],
    ["http://shop.test/customer/account/dashboard", null],
    ["http://else.test/photomug-tool", null],
  ])("remember the last page outside the account: %s", async (Referer, remembered) => {
    const headers = await visitorsOnly(await ask("/customer/login", [], { ...DOCUMENT, Referer }));
    const { redirectPathCookie } = await import("~/provider/cookies.server");
    const kept = headers.getSetCookie().find((cookie) => cookie.startsWith("MPC_REDIRECT="));
    expect(kept ? await redirectPathCookie.parse(kept) : null).toBe(remembered);
  });
});

describe("a session", () => {
  async function started(cookies: [Cookie, string][], priceCode?: string | null): Promise<string[]> {
    const request = await ask("/", cookies);
    const provider = await openProvider(request);
    await startSession(request, provider, { token: "new token", cachePrice: priceCode });
    return (await provider.headers()).getSetCookie();
  }

  const keptValue = (cookies: string[], cookie: Cookie) =>
    cookie.parse(cookies.find((set) => set.startsWith(`${cookie.name}=`)) ?? null);

  // @specification §3 L125
  // @specification §4 L149
  it("stores token, customer, cart and the price code of the login's response", async () => {
    const cookies = await started([], "Ni45OQ==");
    expect(await keptValue(cookies, customerTokenCookie)).toBe("new token");
    expect(await keptValue(cookies, customerIdCookie)).toBe("7");
    expect(await keptValue(cookies, cartIdCookie)).toBe("c".repeat(32));
    expect(await keptValue(cookies, priceCache699Cookie)).toBe("Ni45OQ==");
  });

  it("keeps the price code when the response has none", async () => {
    const cookies = await started([[priceCacheCookie, "Ni45OQ=="]], null);
    expect(cookies.filter((cookie) => cookie.startsWith("PRICE_CACHE="))).toEqual([]);
  });

  // @specification §4 L150
  // @specification §7 L250
  // @specification §8 L264
  it("ends with the logout: the token revoked, customer, cart and order deleted, and a redirect to the home page", async () => {
    const response = await logOut(await ask("/customer/logout", SESSION));
    expect(host.asked).toEqual(["LogOut"]);
    expect(target(response)).toBe("/");
    expect(cleared(response)).toEqual(ALL_CLEARED);
    expect(await message(response)).toBe("You have successfully logged-out.");
  });

  it("ends in this browser even when the token cannot be revoked", async () => {
    host.result = null;
    expect(cleared(await logOut(await ask("/customer/logout", SESSION)))).toEqual(ALL_CLEARED);
  });
});
