import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CatalogRequest } from "~/storefront/catalog/catalog-request.server";
import { parseListing } from "~/storefront/catalog/listing-address";
import { listingVariables } from "~/storefront/catalog/listing-variables";
import { searchProducts } from "~/storefront/search/search-products.server";

const warn = vi.hoisted(() => vi.fn());
vi.mock("~/log.server", () => ({ openLog: () => ({ warn, error: warn }) }));

/**
 * A service in place of Algolia, started before the settings are read: it records requests and returns the next
 * response.
 */
const service = await vi.hoisted(async () => {
  const { createServer } = await import("node:http");
  const state = {
    asked: [] as { key: unknown; requests: unknown[] }[],
    status: 200,
    skus: [] as string[],
    isSilent: false,
    close: () => {},
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      const { requests } = JSON.parse(Buffer.concat(parts).toString());
      state.asked.push({ key: request.headers["x-algolia-api-key"], requests });
      if (state.isSilent) return;
      response.writeHead(state.status, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ results: [{ hits: state.skus.map((objectID) => ({ objectID })) }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  Object.assign(process.env, {
    ALGOLIA_APP_ID: "TESTAPP",
    ALGOLIA_SEARCH_KEY: "a key that may only search",
    ALGOLIA_HOST: `http://127.0.0.1:${port}`,
  });
  state.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return state;
});
afterAll(() => service.close());

const configuration = { isAlgoliaOn: true, algoliaIndex: "mpc_products", popularWords: [] };

/** The provider, which sells what the service may find, in its own order. */
const sold = ["mug", "pillow", "tag", "canvas"];
const askedOfProvider: Record<string, unknown>[] = [];
const provider = (async (_document: unknown, variables: Record<string, unknown>) => {
  askedOfProvider.push(variables);
  const { sku } = variables.filter as { sku?: { in: string[] } };
  const items = sold.filter((one) => sku?.in.includes(one) ?? true).map((one) => ({ sku: one }));
  return { products: { items, total_count: items.length, page_info: { total_pages: 1 }, suggestions: [] } };
}) as unknown as CatalogRequest;

function variables(search: string) {
  return listingVariables(parseListing(new URLSearchParams(search), "dog mug"), {});
}

async function foundFor(search = ""): Promise<unknown[]> {
  const lists = await searchProducts(provider, configuration, "dog mug");
  const page = await lists.readPage(variables(search));
  return (page.items ?? []).map((product) => product?.sku);
}

beforeEach(() => {
  Object.assign(service, { asked: [], status: 200, skus: ["tag", "gone", "mug"], isSilent: false });
  askedOfProvider.length = 0;
});
/** A service that failed in one test is used again in the next. */
beforeAll(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.setSystemTime(Date.now() + 31_000));

describe("a search by Algolia", () => {
  test("uses the store's index with the search key", async () => {
    await foundFor();
    expect(service.asked).toEqual([
      {
        key: "a key that may only search",
        requests: [expect.objectContaining({ indexName: "mpc_products", query: "dog mug" })],
      },
    ]);
  });

  test("shows what the provider still sells, in the order of the service", async () => {
    expect(await foundFor()).toEqual(["tag", "mug"]);
  });

  test("leaves filters, prices and any other order to the provider", async () => {
    expect(await foundFor("?color=blue&sort=price")).toEqual(["mug", "tag"]);
    expect(askedOfProvider).toEqual([
      expect.objectContaining({
        filter: { color: { in: ["blue"] }, sku: { in: ["tag", "gone", "mug"] } },
        sort: { price: "ASC" },
      }),
    ]);
    expect(askedOfProvider[0]).not.toHaveProperty("search");
  });

  test("finds nothing when the service does", async () => {
    service.skus = [];
    expect(await foundFor()).toEqual([]);
  });
});

describe("the provider's own search is used", () => {
  test("when the configuration does not enable Algolia", async () => {
    const lists = await searchProducts(provider, { ...configuration, isAlgoliaOn: false }, "dog mug");
    await lists.readPage(variables(""));
    expect(service.asked).toEqual([]);
    expect(askedOfProvider[0]).toMatchObject({ search: "dog mug", filter: {} });
  });

  test.each([
    ["fails", { status: 500 }],
    ["refuses the key", { status: 403 }],
    ["does not answer in time", { isSilent: true }],
  ])("when the service %s, and for a while after", async (_what, fault) => {
    Object.assign(service, fault);
    expect(await foundFor()).toEqual(sold);
    expect(askedOfProvider[0]).toMatchObject({ search: "dog mug" });
    expect(warn).toHaveBeenCalled();

    Object.assign(service, { asked: [], status: 200, isSilent: false });
    expect(await foundFor()).toEqual(sold);
    expect(service.asked).toEqual([]);

    vi.setSystemTime(Date.now() + 31_000);
    expect(await foundFor()).toEqual(["tag", "mug"]);
  });
});
