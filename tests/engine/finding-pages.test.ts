import type { LoaderFunction } from "@remix-run/node";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { meta, loader as routed } from "~/routes/$";
import { loader as search } from "~/routes/catalogsearch.result";
import { loader as counts } from "~/routes/search.counts";
import { loader as suggestions } from "~/routes/search.suggestions";
import { type EngineFixture, openFixture } from "./engine-fixture";

/** The storefront's provider is the test's engine. */
const provider = vi.hoisted(() => ({ engine: undefined as EngineFixture | undefined }));
vi.mock("~/provider/host.server", async (original) => ({
  ...(await original<typeof import("~/provider/host.server")>()),
  async providerFetch(input: RequestInfo | URL, init?: RequestInit) {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return provider.engine?.rest(pathname + search, init);
  },
}));

beforeAll(async () => {
  provider.engine = await openFixture();
});
afterAll(() => provider.engine?.close());

async function open(loader: LoaderFunction, address: string) {
  const request = new Request(`http://localhost:3000${address}`);
  const response = (await loader({ request, params: {}, context: {} })) as Response;
  return response.json();
}

test("a search for a recipient or an occasion offers the page about it", async () => {
  const pagesFor = async (words: string) => {
    const { guides } = await open(search, `/catalogsearch/result?q=${words}`);
    return guides.map(({ path }: { path: string }) => path);
  };
  expect(await pagesFor("gift+for+grandma")).toEqual(["/gifts-for-grandma"]);
  expect(await pagesFor("memorial")).toEqual(["/memorial-gifts"]);
  expect(await pagesFor("mug")).toEqual([]);
});

test("the suggestions while typing begin with that page", async () => {
  const found = await open(suggestions, "/search/suggestions?q=grandmother");
  expect(found.suggestions[0]).toMatchObject({ title: "Gifts for Grandma", path: "/gifts-for-grandma" });
});

test("a gift page tells search engines its products and the way to it", async () => {
  const data = await open(routed, "/memorial-gifts");
  const tags = JSON.stringify(meta({ data, params: {}, location: {}, matches: [] } as never));
  expect(tags).toContain('"@type":"CollectionPage","name":"Memorial Gifts"');
  expect(tags).toContain('"@type":"ItemList"');
  expect(tags).toContain('"name":"Gift Ideas","item":"http://localhost:3000/gift-ideas"');
  expect(tags).toContain("Pet Memorial Gifts | My Pet Canvas");
});

test("filters are counted before they are applied, in a category and in a search", async () => {
  const count = (query: string) => open(counts, `/search/counts?${query}`);
  const mugs = await count("path=%2Fcustom-pet-mugs&color=blue");
  const { view } = await open(routed, "/custom-pet-mugs?color=blue").then((data) => ({
    view: data.view ?? data,
  }));
  expect(mugs).toEqual({ total: view.listing.total, facets: view.listing.facets });
  const { total } = await count("path=%2Fcatalogsearch%2Fresult&q=pillow&pet=cat&sort=name&p=9");
  expect(total).toBeGreaterThan(0);
  expect(await count("path=%2Fcustom-pet-mugs&color=plaid")).toEqual(await count("path=%2Fcustom-pet-mugs"));
});

test.each([
  "path=%2Fabout-us",
  "path=%2Fcatalogsearch%2Fresult&q=",
  "path=",
  "",
  "path=https%3A%2F%2Felsewhere.example",
])("counts nothing for %j", async (query) => {
  const response = await open(counts, `/search/counts?${query}`).catch((thrown) => thrown);
  expect(response).toMatchObject({ status: 404 });
});
