import { readdirSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { serverAudits } from "graphql-http";
import { MAIN } from "../fixtures/main";
import { expect, test } from "../fixtures/shop-test";
import { addressOf } from "../fixtures/test-shops";
import { visitedShop } from "../fixtures/visiting-test";

/** Attacks on the shop (docs/decisions/0051-request-checks-and-security-headers.md). */

/** Returns the raw response to a request that no client would send. */
async function sendRaw(baseURL: string | undefined, lines: string[]): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? "");
  const socket = connect(Number(port), hostname);
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return text(socket);
}

test("the shop's data is readable by its own user only", MAIN, async ({ account }) => {
  await account.hasRegistered();
  const folder = visitedShop().dataDirectory;
  const kept = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
  expect(kept).toContain(join("mail", "000001.txt"));
  // Temporary files may already be deleted.
  const modes = kept.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mode ?? 0);
  expect(kept.filter((_name, index) => (modes[index] & 0o077) !== 0)).toEqual([]);
});

for (const audit of serverAudits({ url: () => `${addressOf(visitedShop().port)}/graphql` })) {
  test(`GraphQL over HTTP ${audit.id}: ${audit.name}`, async () => {
    expect(await audit.fn()).toMatchObject({ status: "ok" });
  });
}

test("the APIs answer every method, and fail for none", MAIN, async ({ request }) => {
  for (const path of ["/graphql", "/admin-api"]) {
    for (const method of ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const response = await request.fetch(path, { method });
      expect(response.status(), `${method} ${path}`).toBeLessThan(500);
    }
  }
});

test("every kind of response has security headers", MAIN, async ({ request }) => {
  const responses = [
    await request.get("/"),
    await request.get("/favicon.svg"),
    await request.get("/robots.txt"),
    await request.get("/no-such-page"),
    await request.get("/wp-login.php"),
    await request.get("/customer/account", { maxRedirects: 0 }),
    await request.post("/graphql", { data: { query: "{ __typename }" } }),
    await request.get("/rest/V1/nothing"),
    await request.get("/healthz"),
  ];
  for (const response of responses) {
    const headers = response.headers();
    expect(headers, response.url()).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": expect.stringMatching(/origin/),
    });
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["content-security-policy"] ?? "").not.toContain("unsafe-inline");
    for (const cookie of response.headersArray().filter(({ name }) => /^set-cookie$/i.test(name))) {
      expect(cookie.value).toMatch(/^XSRF-TOKEN=|HttpOnly/);
      expect(cookie.value).toContain("SameSite=Lax");
    }
  }
});

test("another site can neither send forms nor show the shop in a frame", MAIN, async ({ request }) => {
  const sent = {
    headers: { Origin: "https://evil.example", Accept: "text/html" },
    form: { intent: "remove" },
  };
  for (const path of ["/checkout/cart", "/customer/logout", "/graphql", "/customer/login"]) {
    const response = await request.post(path, sent);
    expect(response.status(), path).toBe(403);
    expect(await response.text()).toContain("came from another site");
  }

  const page = (await request.get("/checkout/cart")).headers();
  expect(page["content-security-policy"]).toContain("frame-ancestors 'self'");
});

test(
  "only the shop's own host name is answered, and no other is ever repeated",
  MAIN,
  async ({ baseURL }) => {
    const { host } = new URL(baseURL ?? "");
    const foreign = await sendRaw(baseURL, [
      "GET /customer/account HTTP/1.1",
      "Host: evil.example",
      "Connection: close",
    ]);
    expect(foreign).toMatch(/^HTTP\/1.1 421 /);
    expect(foreign).not.toContain("evil.example");

    const forged = await sendRaw(baseURL, [
      "GET /customer/account HTTP/1.1",
      `Host: ${host}`,
      "X-Forwarded-Host: evil.example",
      "X-Forwarded-Proto: https",
      "Forwarded: host=evil.example",
      "Connection: close",
    ]);
    expect(forged).toMatch(/^HTTP\/1.1 302 /);
    expect(forged).not.toMatch(/evil\.example|; Secure/);
  },
);

test("no path leads out of the shop's folders, and no input into its headers", MAIN, async ({ baseURL }) => {
  const { host } = new URL(baseURL ?? "");
  const get = (path: string) =>
    sendRaw(baseURL, [`GET ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close"]);
  for (const path of [
    "/../package.json",
    "/..%2fpackage.json",
    "/build/..%2f..%2fpackage.json",
    "/images/%2e%2e/%2e%2e/package.json",
    "/media/..%2f..%2fsession-secret",
    "/fonts/..%2f..%2fpackage.json",
    "/drawings/..%5c..%5cpackage.json",
  ]) {
    expect(await get(path), path).toMatch(/^HTTP\/1.1 (400|403|404) /);
  }
  expect(await get("/customer/login?redirect=%0d%0aSet-Cookie:%20evil=1")).not.toMatch(/^set-cookie: evil/im);
  const elsewhere = await get("//evil.example/%2e%2e");
  expect(elsewhere).not.toMatch(/^location: (https?:)?\/\/evil/im);
  expect(await get(`/${"a".repeat(20_000)}`)).toMatch(/^HTTP\/1.1 431 /);
});
