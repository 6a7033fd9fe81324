import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Fault } from "../../fixtures/faulty-host";

/** A Magento with its default suffix; started before the settings are read. */
const host = await vi.hoisted(async () => {
  const { openFaultyHost } = await import("../../fixtures/faulty-host");
  const opened = await openFaultyHost();
  process.env.PROVIDER_URL = opened.address;
  process.env.SESSION_SECRET = "a secret that only this test knows, long enough";
  return opened;
});
afterAll(() => host.close());

const { readRoutedPage } = await import("~/storefront/catalog/routed-page.server");
const { readCategories } = await import("~/storefront/catalog/read-categories.server");
const { readListing } = await import("~/storefront/catalog/read-listing.server");
const { parseListing } = await import("~/storefront/catalog/listing-address");
const { clearPublicCache } = await import("~/provider/public-cache.server");

const BAG = { __typename: "SimpleProduct", type: "PRODUCT", relative_url: "bag.html", redirect_code: 0 };

function byQuery(respond: (query: string, variables: Record<string, unknown>) => object): Fault {
  return (response, { body }) => {
    const { query = "", variables = {} } = JSON.parse(body || "{}");
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(respond(query, variables)));
  };
}

beforeEach(() => clearPublicCache());

describe("an address without the host's suffix", () => {
  test("redirects to the page with it, and keeps its search", async () => {
    host.reply(
      byQuery((query, { url }) => {
        if (query.includes("storeConfig")) {
          return { data: { storeConfig: { product_url_suffix: ".html", category_url_suffix: ".html" } } };
        }
        return { data: { route: url === "bag.html" ? BAG : null } };
      }),
    );
    const response = await readRoutedPage(new Request("http://shop.test/bag?color=red")).catch(
      (error) => error,
    );
    expect([response.status, response.headers.get("Location")]).toEqual([301, "/bag.html?color=red"]);
    const missing = await readRoutedPage(new Request("http://shop.test/nothing")).catch((error) => error);
    expect(missing.status).toBe(404);
  });
});

test("all categories are read below the root, which Magento lists alone", async () => {
  const category = (path: string, children: object[] = []) => ({
    uid: path,
    name: path,
    url_path: path,
    children,
  });
  const root = { uid: "Mg==", name: "Default Category", url_path: null };
  const bags = [
    category("bags", [category("bags/totes", [category("bags/totes/large")]), category("bags/belts")]),
  ];
  host.reply(
    byQuery((query) => {
      const isTree = query.includes("CategoriesBelowRoot");
      return { data: { categories: { items: [{ ...root, children: isTree ? bags : [{ uid: "bags" }] }] } } };
    }),
  );
  const paths = (await readCategories()).map(({ url_path }) => url_path);
  expect(paths).toEqual(["bags", "bags/totes", "bags/totes/large", "bags/belts"]);
});

describe("a page beyond the last", () => {
  const first = {
    items: [],
    page_info: { total_pages: 2 },
    total_count: 30,
    aggregations: [],
    suggestions: [],
  };

  function listing(page: number, rejects: (page: number) => boolean) {
    const readPage = vi.fn(async ({ currentPage }: { currentPage?: number | null }) => {
      if (rejects(currentPage ?? 1)) throw new Response("Bad Gateway", { status: 502 });
      return first;
    });
    const lists = { readPage, readFacets: async () => [] };
    const catalog = async () => ({ products: { items: [] } }) as never;
    return readListing(catalog, lists, {
      path: "/bags.html",
      address: parseListing(new URLSearchParams({ p: String(page) }), ""),
      scope: {},
      hiddenFilters: [],
      categoryPaths: new Map(),
    }).catch((error) => error);
  }

  test("that the host rejects redirects to the last", async () => {
    const response = await listing(9, (page) => page > 2);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/bags.html?p=2"]);
  });

  test("is not assumed when a page of the list fails", async () => {
    expect((await listing(2, (page) => page === 2)).status).toBe(502);
  });
});
