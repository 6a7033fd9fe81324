import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Cookie, LoaderFunction } from "@remix-run/node";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cartIdCookie, customerIdCookie, customerTokenCookie } from "~/provider/cookies.server";
import { clearPublicCache } from "~/provider/public-cache.server";
import { loader as shell } from "~/root";
import { loader as home } from "~/routes/_index";
import { loader as routed } from "~/routes/$";
import { loader as checkout } from "~/routes/checkout._index";
import { loader as cart } from "~/routes/checkout.cart";
import { loader as tool } from "~/storefront/studio/design-tool-page";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { add, cartWithTag, customer, designTag, ownCart, tag } from "./shopper";

/** The store's provider, started before the settings are read; it records its requests. */
const host = await vi.hoisted(async () => {
  const { createServer } = await import("node:http");
  const state = {
    asked: [] as { name: string; question: string }[],
    reply: (_request: IncomingMessage, _response: ServerResponse): void => {},
  };
  const server = createServer((request, response) => state.reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.PROVIDER_URL = address;
  process.env.SESSION_SECRET = "a secret that only this test knows, long enough";
  return { state, address, close: () => server.close() };
});

let engine: EngineFixture;
let guestCookies: string[];
let customerCookies: string[];
beforeAll(async () => {
  engine = await openFixture();
  host.state.reply = async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const question = `${request.url} ${body}`;
    host.state.asked.push({ name: nameOf(request.url ?? "", body.toString()), question });
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const result = await engine.rest(request.url ?? "", {
      method: request.method,
      headers: new Headers(headers),
      body: body.length > 0 ? body : undefined,
    });
    response.writeHead(result.status, { "Content-Type": result.headers.get("Content-Type") ?? "" });
    response.end(Buffer.from(await result.arrayBuffer()));
  };
  const { id } = await cartWithTag(engine);
  guestCookies = [await cookie(cartIdCookie, id)];
  const grace = await customer(engine);
  const own = await ownCart(engine, grace);
  await add(engine, grace, own, [tag(await designTag(engine, grace))]);
  customerCookies = await Promise.all([
    cookie(cartIdCookie, own),
    cookie(customerTokenCookie, grace.token ?? ""),
    cookie(customerIdCookie, String(grace.id)),
  ]);
});
afterAll(async () => {
  host.close();
  await engine.close();
});

function nameOf(path: string, body: string): string {
  if (path !== "/graphql") return path;
  return /(?:query|mutation)\s+(\w+)/.exec(JSON.parse(body).query)?.[1] ?? "a query without a name";
}

/** The provider requests of a page, by name, without polls for invalidations. */
async function callsOf(path: string, loader: LoaderFunction, cookies: string[]): Promise<string[]> {
  const request = () =>
    new Request(`http://localhost:3000${path}`, { headers: { Cookie: cookies.join("; ") } });
  const params = { "*": path.slice(1) };
  host.state.asked = [];
  await Promise.all([shell, loader].map((load) => load({ request: request(), params, context: {} })));
  const asked = host.state.asked.filter(({ name }) => !name.startsWith("/caching/cache/version"));
  expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length);
  return asked.map(({ name }) => name).toSorted();
}

async function cookie(kind: Cookie, value: string): Promise<string> {
  return (await kind.serialize(value)).split(";")[0];
}

const SHELL = ["NavigationMenus", "ShellOffers", "SpecialOfferBlocks"];
const METADATA = ["/caching/cacheurl", "StartingPrice"];

/** The page, its requests that are cached for everybody, and its requests for each shopper with a cart. */
const pages: [path: string, loader: LoaderFunction, shared: string[], own: string[]][] = [
  [
    "/",
    home,
    [
      ...[...SHELL, ...METADATA, "/ratingbadge", "BlogPosts", "CardTools", "CardTools"],
      ...["CustomerPhotos", "Departments", "ProductsByPath", "ProductsByPath"],
    ],
    [],
  ],
  ["/custom-pet-prints", routed, [...SHELL, ...METADATA, "CardTools", "ListingProducts", "RoutePage"], []],
  [
    "/custom-pet-photo-mug",
    routed,
    [
      ...[...SHELL, ...METADATA, "CardTools", "ProductPageExtension", "ProductQuestions"],
      ...["ProductReviewsInFull", "ProductsByPath", "RoutePage", "StandardShipping"],
    ],
    [],
  ],
  ["/photomug-tool", tool, [...SHELL, ...METADATA, "StandardShipping", "StudioProduct"], []],
  ["/checkout/cart", cart, [...SHELL, ...METADATA, "CartOffers"], ["CartPage"]],
  ["/checkout", checkout, [...SHELL, "CheckoutCountries"], ["CheckoutCart"]],
];

/** Additional requests for customers. */
const OF_CUSTOMERS: Record<string, string[]> = {
  "/checkout": ["SavedAddresses"],
  "/photomug-tool": ["OwnPhotos"],
};

describe.each(pages)("%s", (path, loader, shared, own) => {
  // The first page of a process also detects the provider's capabilities.
  beforeAll(async () => {
    await callsOf(path, loader, guestCookies);
  });

  test("requests public data once, and never the same twice", async () => {
    clearPublicCache();
    const asked = await callsOf(path, loader, guestCookies);
    expect(asked).toEqual([...shared, ...own, "ShellCart"].toSorted());
  });

  test.skipIf(path === "/checkout")("asks nothing more for a visitor without a cart", async () => {
    expect(await callsOf(path, loader, [])).toEqual([]);
  });

  test("requests the cart for a guest", async () => {
    expect(await callsOf(path, loader, guestCookies)).toEqual([...own, "ShellCart"].toSorted());
  });

  test("requests the account and the cart for a customer", async () => {
    const ofCustomers = OF_CUSTOMERS[path] ?? [];
    expect(await callsOf(path, loader, customerCookies)).toEqual(
      [...own, ...ofCustomers, "ShellCart", "ShellCustomer"].toSorted(),
    );
  });
});
