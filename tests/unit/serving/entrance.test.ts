import { EventEmitter } from "node:events";
import { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import type { Entrance } from "../../../app/settings/entrance.server";
import { entrance } from "../../../scripts/entrance.mjs";
import { securityHeaders } from "../../../scripts/security-headers.mjs";

const https: Entrance = {
  hosts: ["shop.example", "shop.internal:8080"],
  apiOrigins: ["https://app.example"],
  trustedProxies: null,
  origin: "https://shop.example",
  isHttps: true,
  isLocal: false,
};

interface Sent {
  method?: string;
  url?: string;
  from?: string;
  headers?: Record<string, string>;
}

/** The result of a request at the entrance: its status, 200 when it is let in, and what the shop receives. */
function arrive({ method = "GET", url = "/", from = "203.0.113.7", headers = {} }: Sent, settings = https) {
  const request = Object.assign(new EventEmitter(), {
    method,
    url,
    headers: { host: "shop.example", ...headers } as Record<string, string>,
    socket: { remoteAddress: from },
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  });
  const response = new ServerResponse(request as never);
  const letIn = () => response.writeHead(200).end();
  securityHeaders(settings)(request as never, response, () =>
    entrance(settings)(request as never, response, letIn),
  );
  return {
    status: response.statusCode,
    forwarded: request.headers,
    header: (name: string) => response.getHeader(name),
  };
}

describe("the host", () => {
  it.each(["shop.example", "SHOP.example", "shop.example:443", "shop.internal:8080"])(
    "accepts %s",
    (host) => {
      expect(arrive({ headers: { host } }).status).toBe(200);
    },
  );

  it.each([
    "evil.example",
    "shop.example.evil.example",
    "shop.example:8080",
    "shop.internal",
    "shop.example@evil",
    "",
  ])("gives 421 for %j, for any request", (host) => {
    expect(arrive({ headers: { host } }).status).toBe(421);
    expect(arrive({ method: "POST", url: "/graphql", headers: { host } }).status).toBe(421);
  });

  it("may be any while no URL is configured", () => {
    expect(arrive({ headers: { host: "anything" } }, { ...https, hosts: null }).status).toBe(200);
  });
});

describe("a form", () => {
  const post = (headers: Record<string, string>, url = "/checkout/cart") =>
    arrive({ method: "POST", url, headers }).status;

  it.each<[string, Record<string, string>]>([
    ["the same page", { "sec-fetch-site": "same-origin", origin: "null", cookie: "MPC_CID=1" }],
    ["a page with the shop's origin", { origin: "https://shop.example", cookie: "MPC_CID=1" }],
    [
      "a page under another name of the shop",
      { host: "shop.internal:8080", origin: "http://shop.internal:8080" },
    ],
    ["a browser that only tells the page", { referer: "https://shop.example/cart", cookie: "MPC_CID=1" }],
    ["a program that shows who it is without cookies", { authorization: "Bearer 1" }],
  ])("from %s is accepted", (_sender, headers) => {
    expect(post(headers)).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://shop.example" }],
    ["a neighboring site", { "sec-fetch-site": "same-site", origin: "https://blog.shop.example" }],
    ["another origin", { origin: "https://evil.example" }],
    ["a page that hides where it is", { origin: "null" }],
    ["another port", { origin: "https://shop.example:8443" }],
    [
      "another site, by its page",
      { referer: "https://evil.example/?https://shop.example", cookie: "MPC_CID=1" },
    ],
  ])("from %s is rejected, on every path", (_sender, headers) => {
    expect(post(headers)).toBe(403);
    expect(post(headers, "/graphql")).toBe(403);
    expect(arrive({ method: "DELETE", url: "/rest/mpc/V1/customers/gst-certificate", headers }).status).toBe(
      403,
    );
  });

  it("is passed on without its origin, which Remix would compare again, less reliably", () => {
    const headers = { host: "shop.internal:8080", origin: "https://shop.example", cookie: "MPC_CID=1" };
    expect(arrive({ method: "POST", url: "/contact-us", headers }).forwarded).not.toHaveProperty("origin");
  });

  it("may be viewed from anywhere", () => {
    expect(arrive({ headers: { "sec-fetch-site": "cross-site" } }).status).toBe(200);
  });

  it.each(["/rest/mpc/V1/payments/notice", "/newsletter/unsubscribe?token=abc"])(
    "to %s needs no page of the shop",
    (url) => {
      expect(post({ origin: "https://mail.example", "sec-fetch-site": "cross-site" }, url)).toBe(200);
    },
  );
});

describe("the visitor's address", () => {
  const behind = (trustedProxies: Entrance["trustedProxies"]) => ({ ...https, trustedProxies });
  const forged = {
    "x-forwarded-for": "198.51.100.1, 192.0.2.9",
    "x-forwarded-host": "evil.example",
    forwarded: "for=x",
  };

  it("is that of the connection, whatever is claimed", () => {
    const { status, forwarded } = arrive({
      headers: { ...forged, "x-forwarded-proto": "https", "x-real-ip": "1.1.1.1" },
    });
    expect(status).toBe(200);
    expect(forwarded).toEqual({ host: "shop.example", "x-forwarded-for": "203.0.113.7" });
  });

  it("is what a trusted proxy reports, not what it was told", () => {
    const headers = {
      host: "10.0.0.5",
      ...forged,
      "x-forwarded-host": "shop.example",
      "x-forwarded-proto": "https",
    };
    const { status, forwarded } = arrive(
      { from: "::ffff:10.0.0.2", headers },
      behind(["10.0.0.0/8", "loopback"]),
    );
    expect(status).toBe(200);
    expect(forwarded).toEqual({
      host: "shop.example",
      "x-forwarded-for": "192.0.2.9",
      "x-forwarded-proto": "https",
    });
  });

  it("is in front of as many proxies as there are", () => {
    const known = { "x-forwarded-for": "198.51.100.1, 192.0.2.9" };
    expect(arrive({ headers: known }, behind(1)).forwarded["x-forwarded-for"]).toBe("192.0.2.9");
    expect(arrive({ headers: known }, behind(2)).forwarded["x-forwarded-for"]).toBe("198.51.100.1");
  });

  it("is empty for a trusted proxy's own request, and for the machine of a local shop", () => {
    expect(arrive({ from: "10.0.0.2" }, behind(["10.0.0.0/8"])).forwarded["x-forwarded-for"]).toBeUndefined();
    const local = { ...https, isLocal: true };
    expect(arrive({ from: "::1" }, local).forwarded["x-forwarded-for"]).toBeUndefined();
    expect(arrive({ from: "203.0.113.7" }, local).forwarded["x-forwarded-for"]).toBe("203.0.113.7");
    expect(arrive({ from: "127.0.0.1" }).forwarded["x-forwarded-for"]).toBe("127.0.0.1");
  });

  it("cannot be used to reach another shop by a proxy that passes on its input", () => {
    expect(arrive({ from: "10.0.0.2", headers: forged }, behind(1)).status).toBe(421);
  });
});

describe("every response", () => {
  it.each<[string, Sent]>([
    ["a page", {}],
    ["a refusal", { headers: { host: "evil.example" } }],
    ["a refused form", { method: "POST", headers: { "sec-fetch-site": "cross-site" } }],
  ])("to %s has security headers", (_kind, sent) => {
    const { header } = arrive(sent);
    expect(header("x-content-type-options")).toBe("nosniff");
    expect(header("x-frame-options")).toBe("SAMEORIGIN");
    expect(header("cross-origin-opener-policy")).toBe("same-origin");
    expect(header("cross-origin-resource-policy")).toBe("same-origin");
    expect(header("strict-transport-security")).toMatch(/^max-age=\d{8}$/);
    expect(header("cache-control")).toBe("no-store");
  });

  it("requires https only where it is available", () => {
    expect(arrive({}, { ...https, isHttps: false }).header("strict-transport-security")).toBeUndefined();
  });
});

describe("a script of another site", () => {
  const from = (origin: string, sent: Sent = {}) => ({
    method: "POST",
    url: "/graphql",
    ...sent,
    headers: { origin, "sec-fetch-site": "cross-site", ...sent.headers },
  });

  it("calls the API when its origin is allowed", () => {
    const { status, header } = arrive(from("https://app.example"));
    expect([status, header("Access-Control-Allow-Origin")]).toEqual([200, "https://app.example"]);
    expect(header("Access-Control-Allow-Credentials")).toBeUndefined();
    expect(header("Vary")).toBe("Origin");
  });

  it("gets the answer to its preflight", () => {
    const asks = { "access-control-request-method": "POST" };
    const { status, header } = arrive(from("https://app.example", { method: "OPTIONS", headers: asks }));
    expect(status).toBe(204);
    expect(header("Access-Control-Allow-Headers")).toContain("Authorization");
  });

  it.each([
    ["of another origin", from("https://evil.example")],
    ["at another path", from("https://app.example", { url: "/checkout" })],
    ["at a path that only begins alike", from("https://app.example", { url: "/graphqlx" })],
    ["with cookies", from("https://app.example", { headers: { cookie: "a=b" } })],
  ])("is rejected %s", (_case, sent) => {
    const { status, header } = arrive(sent);
    expect([status, header("Access-Control-Allow-Origin")]).toEqual([403, undefined]);
  });

  it("is rejected by default", () => {
    expect(arrive(from("https://app.example"), { ...https, apiOrigins: [] }).status).toBe(403);
  });
});
