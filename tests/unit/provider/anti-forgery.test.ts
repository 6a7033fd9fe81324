import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { antiForgeryToken, reconcileAntiForgery } from "~/provider/anti-forgery.server";
import { antiForgeryCookie, customerTokenCookie, toolDataCookie } from "~/provider/cookies.server";
import { respondAsProvider } from "~/provider/host.server";
import { openProvider } from "~/provider/provider.server";
import { receivePhoto } from "~/storefront/studio/photos/receive-photo.server";
import { responses } from "../../fixtures/faulty-host";

/** Specification §7: the anti-forgery cookie XSRF-TOKEN, sent as X-XSRF-TOKEN. */

const host = await vi.hoisted(async () => {
  const { openFaultyHost } = await import("../../fixtures/faulty-host");
  const opened = await openFaultyHost();
  process.env.PROVIDER_URL = opened.address;
  process.env.SESSION_SECRET = "a secret that only this test knows, long enough";
  return opened;
});
afterAll(() => host.close());

const CUSTOMER = "token-of-a-customer";
const OWNER = "owner-of-designs";

beforeEach(() => {
  host.calls.length = 0;
  host.reply(responses(200, { data: { id: "photo", width: 1, height: 1 } }));
});

async function pair(cookie: { serialize(value: string): Promise<string> }, value: string): Promise<string> {
  return (await cookie.serialize(value)).split(";")[0];
}

/** The header that scripts derive from the cookie. */
async function header(identity: string): Promise<Record<string, string>> {
  const sent = await pair(antiForgeryCookie, antiForgeryToken(identity));
  return { "X-XSRF-TOKEN": decodeURIComponent(sent.slice("XSRF-TOKEN=".length)) };
}

function call(path: string, headers: Record<string, string>, method = "POST"): Request {
  const body = method === "GET" ? undefined : "{}";
  return new Request(`http://shop.test${path}`, { method, headers, body });
}

const reached = () => host.calls.map(({ method, path }) => `${method} ${path}`);

describe.each(["/graphql", "/rest/mpc/V1/customers/gst-certificate"])("a request by %s", (path) => {
  // @specification §7 L221
  it("that relies on the customer's cookie is rejected, with a hint", async () => {
    const Cookie = await pair(customerTokenCookie, CUSTOMER);
    const response = await respondAsProvider(call(path, { Cookie }));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ status: false, data: null, error: "authorization" });
    expect(response.headers.getSetCookie()).toEqual([
      await antiForgeryCookie.serialize(antiForgeryToken(CUSTOMER)),
    ]);
    expect(reached()).toEqual([]);
  });

  it.each([
    ["another visitor's token", "somebody-else"],
    ["the token of the same visitor before they logged in", OWNER],
  ])("is rejected with %s, with or without the cookie", async (_what, identity) => {
    const planted = await pair(antiForgeryCookie, antiForgeryToken(identity));
    const Cookie = `${await pair(customerTokenCookie, CUSTOMER)}; ${planted}`;
    const response = await respondAsProvider(call(path, { Cookie, ...(await header(identity)) }));
    expect(response.status).toBe(403);
    expect(reached()).toEqual([]);
  });

  it("is accepted with the header", async () => {
    const Cookie = await pair(customerTokenCookie, CUSTOMER);
    const response = await respondAsProvider(call(path, { Cookie, ...(await header(CUSTOMER)) }));
    expect(response.status).toBe(200);
    expect(host.calls[0].headers.authorization).toBe(`Bearer ${CUSTOMER}`);
  });

  it("is accepted without it when it has its own authorization", async () => {
    const Cookie = await pair(customerTokenCookie, CUSTOMER);
    const response = await respondAsProvider(call(path, { Cookie, Authorization: "Bearer another" }));
    expect(response.status).toBe(200);
    expect(host.calls[0].headers.authorization).toBe("Bearer another");
  });

  it.each([
    ["nobody's", {}],
    ["who designs without an account, which the API does not ask", { [toolDataCookie.name]: OWNER }],
    ["a forged session's", { [customerTokenCookie.name]: "forged" }],
  ])("is accepted without it when it is %s", async (_who, cookies) => {
    const Cookie = Object.entries(cookies)
      .map((each) => each.join("="))
      .join("; ");
    expect((await respondAsProvider(call(path, { Cookie }))).status).toBe(200);
    expect(host.calls[0].headers.authorization).toBeUndefined();
  });

  it("that only reads needs none", async () => {
    const Cookie = await pair(customerTokenCookie, CUSTOMER);
    const reading = `${path}?query=${encodeURIComponent("{ customer { id } }")}`;
    expect((await respondAsProvider(call(reading, { Cookie }, "GET"))).status).toBe(200);
  });

  it.each(["GET", "HEAD"])("that writes by a link (%s) is rejected", async (method) => {
    const Cookie = await pair(customerTokenCookie, CUSTOMER);
    const link = `${path}?query=${encodeURIComponent("mutation { revokeCustomerToken { result } }")}`;
    const sent = new Request(`http://shop.test${link}`, { method, headers: { Cookie } });
    expect((await respondAsProvider(sent)).status).toBe(403);
    expect(reached()).toEqual([]);
  });
});

describe("a photo upload", () => {
  it("is accepted from a visitor without cookies, who gets the token with the owner cookie", async () => {
    const response = await receivePhoto(call("/photos/upload", {}));
    expect(response.status).toBe(200);
    const names = response.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
    expect(names).toEqual(["MPC_TOOL_DATA", "XSRF-TOKEN"]);
  });

  it.each([
    ["a customer", customerTokenCookie, CUSTOMER],
    ["a visitor with designs", toolDataCookie, OWNER],
  ])("is accepted from %s with the header only", async (_who, cookie, value) => {
    const Cookie = await pair(cookie, value);
    expect((await receivePhoto(call("/photos/upload", { Cookie }))).status).toBe(403);
    expect(reached()).toEqual([]);
    const genuine = await receivePhoto(call("/photos/upload", { Cookie, ...(await header(value)) }));
    expect(genuine.status).toBe(200);
    expect(reached()).toEqual(["POST /rest/default/V1/photos"]);
  });
});

describe("the cookie", () => {
  const page = (Cookie = "") => new Request("http://shop.test/", { headers: { Cookie } });

  it("is readable by scripts, and sent to our own site only", async () => {
    const [cookie] = await reconcileAntiForgery(page(await pair(toolDataCookie, OWNER)));
    expect(cookie).toMatch(/^XSRF-TOKEN=[^;]+; Max-Age=2592000; Path=\/; SameSite=Lax$/);
  });

  it("is not set for visitors without an identity", async () => {
    expect(await reconcileAntiForgery(page())).toEqual([]);
    expect(await reconcileAntiForgery(page("MPC_CID=forged; XSRF-TOKEN=planted"))).toEqual([]);
  });

  it("is set once, and replaces a planted one", async () => {
    const Cookie = await pair(customerTokenCookie, CUSTOMER);
    const genuine = await antiForgeryCookie.serialize(antiForgeryToken(CUSTOMER));
    expect(await reconcileAntiForgery(page(`${Cookie}; XSRF-TOKEN=planted`))).toEqual([genuine]);
    expect(await reconcileAntiForgery(page(`${Cookie}; ${genuine.split(";")[0]}`))).toEqual([]);
  });

  it("changes with the login and is deleted by the logout", async () => {
    const provider = await openProvider(page());
    provider.keepLogin(CUSTOMER);
    const genuine = await antiForgeryCookie.serialize(antiForgeryToken(CUSTOMER));
    expect((await provider.headers()).getSetCookie()).toContain(genuine);
    provider.keepLogin(null);
    expect((await provider.headers()).getSetCookie().join()).toMatch(/XSRF-TOKEN=[^;]*; Max-Age=0/);
  });
});
