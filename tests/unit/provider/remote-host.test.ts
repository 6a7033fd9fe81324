import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ProviderDocument } from "~/provider/contract/documents.generated";
import { cartIdCookie, customerTokenCookie } from "~/provider/cookies.server";
import { providerFetch, respondAsProvider } from "~/provider/host.server";
import { onlyPassedBack } from "~/provider/passed-headers.server";
import { openProvider } from "~/provider/provider.server";

/**
 * A remote host in place of the engine, started before the settings are read: it records requests and returns the next
 * response.
 */
const host = await vi.hoisted(async () => {
  const [{ createServer }, { gzipSync }] = await Promise.all([import("node:http"), import("node:zlib")]);
  const state = {
    asked: {} as IncomingMessage,
    next: { status: 200, body: {} },
    headers: {} as Record<string, string>,
    address: "",
    close: () => {},
  };
  const server = createServer((request, response) => {
    state.asked = request;
    if (state.next.status === 0) return request.destroy();
    response.writeHead(state.next.status, {
      "Content-Type": "application/json",
      "Content-Encoding": "gzip",
      "Set-Cookie": "PHPSESSID=1",
      ...state.headers,
    });
    response.end(gzipSync(JSON.stringify(state.next.body)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  state.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.PROVIDER_URL = `${state.address}/`;
  process.env.SESSION_SECRET = "a secret that only this test knows, long enough";
  state.close = () => server.close();
  return state;
});
afterAll(() => host.close());

const question = "query { customerCart { id } }" as ProviderDocument<
  { customerCart: { id: string } },
  Record<string, never>
>;

beforeEach(() => {
  host.headers = {};
  host.next = { status: 200, body: { data: { customerCart: { id: "c".repeat(32) } } } };
});

function fails(status: number, message: string, category = "graphql-authorization"): void {
  host.next = { status, body: { errors: [{ message, extensions: { category } }], data: null } };
}

/** A shopper's request with valid cookies. */
async function shopper(token: string, cartId: string): Promise<Request> {
  const cookies = await Promise.all([customerTokenCookie.serialize(token), cartIdCookie.serialize(cartId)]);
  return new Request("http://localhost/", {
    headers: { Cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") },
  });
}

async function setCookies(headers: Promise<Headers>): Promise<string[]> {
  return (await headers).getSetCookie().map((cookie) => cookie.replace(/=.*Max-Age=(\d+).*/, " $1"));
}

// @specification §7 L215
describe("a response of a remote provider", () => {
  const MAX_BYTES = 5_000_000;
  const answer = (bytes: number) => "x".repeat(bytes - 2);

  it("may have 5,000,000 bytes", async () => {
    host.next = { status: 200, body: answer(MAX_BYTES) as unknown as object };
    const response = await providerFetch(`${host.address}/rest/V1/any`);
    expect((await response.text()).length).toBe(MAX_BYTES);
  });

  it("is refused with one more", async () => {
    host.next = { status: 200, body: answer(MAX_BYTES + 1) as unknown as object };
    await expect(providerFetch(`${host.address}/rest/V1/any`)).rejects.toThrow("longer than 5000000 bytes");
  });
});

describe("a remote provider", () => {
  // @specification §4 L154
  // @specification §6 L209
  // @specification §7 L216, L219
  it("receives the store, and the shopper's token", async () => {
    const provider = await openProvider(await shopper("token", "a".repeat(32)));
    expect(await provider.request(question, {})).toEqual({ customerCart: { id: "c".repeat(32) } });
    expect(host.asked.url).toBe("/graphql");
    expect(host.asked.headers).toMatchObject({ authorization: "Bearer token", store: "default" });
    expect(await setCookies(provider.headers())).toEqual([]);
  });

  it.each([200, 401, 403, 404])(
    "without such a cart, by status %d, ends the cart and keeps the login",
    async (status) => {
      fails(status, 'Could not find a cart with ID "x"');
      const provider = await openProvider(await shopper("token", "a".repeat(32)));
      expect(await provider.attempt(question, {})).toMatchObject({
        status: false,
        error: "cart-gone",
        message: "",
      });
      expect(provider).toMatchObject({ cartId: null, isLoggedIn: true });
      expect(await setCookies(provider.headers())).toEqual(["MPC_CARTID 0", "PRICE_CACHE 0"]);
    },
  );

  // @specification §4 L155
  it("that rejects the token ends the login, and the cart with it", async () => {
    fails(401, "The current customer isn't authorized.");
    const provider = await openProvider(await shopper("token", "a".repeat(32)));
    expect(await provider.attempt(question, {})).toMatchObject({ status: false, error: "logged-out" });
    expect(provider).toMatchObject({ cartId: null, isLoggedIn: false });
  });

  it.each([
    [500, "Unknown error, please try after some time."],
    [0, "Request origin is blocked by your browser, please check the access control policy"],
  ])("that returns nonsense or nothing (%d) is unavailable", async (status, message) => {
    host.next = { status, body: { fatal: "stack trace" } };
    const provider = await openProvider(new Request("http://localhost/"));
    expect(await provider.attempt(question, {})).toMatchObject({ error: "unavailable", message });
    await expect(provider.request(question, {})).rejects.toMatchObject({ status: 503 });
  });

  it("names its pictures, which browsers load from the shop", async () => {
    const picture = `${host.address}/media/catalog/mug.jpg`;
    host.next = { status: 200, body: { data: { customerCart: { id: picture } } } };
    const provider = await openProvider(new Request("http://localhost/"));
    expect(await provider.request(question, {})).toEqual({ customerCart: { id: "/media/catalog/mug.jpg" } });
  });

  it("never receives an invalid id", async () => {
    const provider = await openProvider(await shopper("token", "12"));
    expect(provider.cartId).toBeNull();
    expect(await setCookies(provider.headers())).toEqual(["MPC_CARTID 0"]);
  });
});

describe("a browser that uses this site as the provider", () => {
  it("reaches the host without this site's cookies, and gets a readable body", async () => {
    const result = await respondAsProvider(
      new Request("http://shop.example/graphql?x=1", {
        method: "POST",
        headers: {
          Authorization: "Bearer token",
          "Content-Type": "application/json",
          Cookie: "MPC_CID=secret",
        },
        body: "{}",
      }),
    );
    expect(host.asked.url).toBe("/graphql?x=1");
    expect(host.asked.headers).toMatchObject({
      authorization: "Bearer token",
      "content-type": "application/json",
    });
    expect(host.asked.headers.cookie).toBeUndefined();
    expect(host.asked.headers.host).not.toBe("shop.example");
    expect(result.headers.get("Content-Encoding")).toBeNull();
    expect(result.headers.get("Set-Cookie")).toBeNull();
    expect(await result.json()).toEqual(host.next.body);
  });

  it("gets an error where GraphQL responds with more than is read", async () => {
    host.next = { status: 200, body: { data: "x".repeat(5_000_000) } };
    const asked = new Request("http://shop.example/graphql", { method: "POST", body: "{}" });
    expect((await respondAsProvider(asked)).status).toBe(503);
  });

  it("is redirected to the shop's URLs where the host redirects to its own, and elsewhere unchanged", async () => {
    const pay = () => respondAsProvider(new Request("http://shop.example/sandbox-payment/token"));
    host.next = { status: 303, body: {} };
    for (const [location, led] of [
      ["/checkout/success?order=1", "/checkout/success?order=1"],
      [`${host.address}/checkout/success`, "/checkout/success"],
      [`${host.address}//stranger.example/pay`, "/stranger.example/pay"],
      ["https://bank.example/pay", "https://bank.example/pay"],
    ]) {
      host.headers = { Location: location };
      const result = await pay();
      expect([result.status, result.headers.get("Location")]).toEqual([303, led]);
    }
    expect(host.asked.headers.store).toBe("default");
  });

  it.each(["/rest/mpc/V1/store/storeConfigs", "/rest/default/V1/store/storeConfigs"])(
    "reaches the host's store by %s",
    async (path) => {
      await respondAsProvider(new Request(`http://shop.example${path}`));
      expect(host.asked.url).toBe("/rest/default/V1/store/storeConfigs");
    },
  );

  it("gets files of the host with their types, and nothing in them runs", async () => {
    host.headers = { "Content-Type": "image/svg+xml" };
    const result = await respondAsProvider(new Request("http://shop.example/media/customer/drawing.svg"));
    expect(result.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(result.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(result.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox/);
  });

  it("gets them the same way from a host with a weaker policy", async () => {
    host.headers = {
      "Content-Type": "image/svg+xml",
      "Content-Security-Policy": "upgrade-insecure-requests",
    };
    const result = await respondAsProvider(new Request("http://shop.example/media/customer/drawing.svg"));
    expect(result.headers.get("Content-Security-Policy")).toMatch(
      /^upgrade-insecure-requests, default-src 'none'.*sandbox$/,
    );
  });

  it("keeps private what the host returns to a visitor identified by cookies", async () => {
    host.headers = { "Cache-Control": "public, max-age=60, s-maxage=3600" };
    const { headers } = await shopper("token", "a".repeat(32));
    for (const [Cookie, kept] of [
      [headers.get("Cookie") ?? "", "private, max-age=60"],
      ["", "public, max-age=60, s-maxage=3600"],
    ]) {
      const asked = new Request("http://shop.example/graphql?query={customer{id}}", { headers: { Cookie } });
      expect((await respondAsProvider(asked)).headers.get("Cache-Control")).toBe(kept);
    }
  });

  it("gets the length of the compressed response, not the host's", () => {
    const answered = new Headers({ "Content-Length": "17899", ETag: '"1"' });
    expect([...onlyPassedBack(answered, "/graphql")]).toEqual([["etag", '"1"']]);
  });
});
