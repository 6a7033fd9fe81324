import type { LoaderFunction } from "@remix-run/node";
import { createElement } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { showLocale } from "~/brand/store-locale";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { showHostLocale } from "~/follow-host-locale.server";
import { customerTokenCookie } from "~/provider/cookies.server";
import { clearPublicCache } from "~/provider/public-cache.server";
import { loader as routed, meta as routedMeta } from "~/routes/$";
import { loader as myOrders } from "~/storefront/account/my-orders/loader.server";
import MyOrdersPage from "~/storefront/account/my-orders/page";
import { CategoryPage, type CategoryView } from "~/storefront/catalog/category-page";
import type { ProductView } from "~/storefront/catalog/product-view";
import { requireCustomer } from "~/storefront/session/require-customer.server";
import { type MagentoProfile, OPEN_SOURCE_2_4_7 } from "../fixtures/magento-profiles";
import { drawnPage } from "../unit/brand/drawn-page";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { plainProvider } from "./plain-provider";
import { customer, place, readyCart } from "./shopper";

/** Pages of a shop whose provider is a Magento Open Source. */

vi.hoisted(() => {
  Object.assign(process.env, {
    PROVIDER_URL: "http://magento.example",
    SESSION_SECRET: "a secret that only this test has, long enough",
  });
});

const host = vi.hoisted(() => ({ respond: async (_request: Request) => new Response() }));
vi.mock("~/provider/host.server", async (original) => ({
  ...(await original<object>()),
  providerFetch: (input: RequestInfo | URL, init?: RequestInit) => host.respond(new Request(input, init)),
}));

const MAGENTO: MagentoProfile = { ...OPEN_SOURCE_2_4_7, mode: "developer" };
const GERMAN: MagentoProfile = { ...MAGENTO, store: { currency: "EUR", locale: "de_DE" } };

let shop: EngineFixture;
beforeAll(async () => {
  shop = await openFixture();
});
afterAll(() => shop.close());
afterEach(() => showLocale());
beforeEach(() => {
  clearPublicCache();
  host.respond = plainProvider(shop, MAGENTO);
});

async function open<View>(path: string): Promise<View> {
  const request = new Request(`http://localhost:3000${path}`);
  const response = (await (routed as LoaderFunction)({ request, params: {}, context: {} })) as Response;
  return response.json();
}

test("a shop of euros and German formats shows its prices so", async () => {
  host.respond = plainProvider(shop, GERMAN);
  await showHostLocale();
  const { price } = await open<ProductView>("/canvas-hanging-kit.html");
  expect(price).toBe("6,99\u00a0€");
});

test("a shop of dollars shows its prices as before", async () => {
  await showHostLocale();
  const { price } = await open<ProductView>("/canvas-hanging-kit.html");
  expect(price).toBe("$6.99");
});

test("orders by status are all orders on a host without that filter", async () => {
  const sender = await customer(shop);
  const { data } = await place(shop, sender, await readyCart(shop, sender));
  const { number } = data.placeOrder.orderV2;
  const cookie = await customerTokenCookie.serialize(sender.token ?? "");
  const opened = async (search: string) => {
    const request = new Request(`http://localhost:3000/customer/account/my-orders${search}`, {
      headers: { Cookie: cookie.split(";")[0] },
    });
    const visit = await requireCustomer(request);
    const view = await myOrders({ ...visit, orderId: undefined, subOrderId: undefined });
    return drawnPage(createElement(MyOrdersPage, { data: view }));
  };
  for (const search of ["?status=shipped", "?status=shipped&p=1&since=month"]) {
    const page = await opened(search);
    expect(page, search).toContain(number);
    expect(page, search).toContain("Order number");
    expect(page, search).not.toContain('name="status"');
  }
  expect(await opened("?status=shipped")).not.toContain("Show all");
  expect(await opened("?status=shipped&number=none")).toContain("No matching orders.");
});

test("the HTML of a category's description is escaped once", async () => {
  await shop.db
    .updateTable("category")
    .set({
      description: "<p>Mugs &amp; cups: 5 &lt; 6, Ada&#39;s <strong>&quot;best&quot;</strong></p>",
      meta_description: "",
    })
    .where("url_key", "=", "custom-pet-prints")
    .execute();
  clearMemoryCache(shop.db);
  const view = await open<CategoryView>("/custom-pet-prints.html");
  const text = `Mugs & cups: 5 < 6, Ada's "best"`;
  expect(view.lead).toBe(text);
  expect(view.page.description).toBe(text);
  const page = drawnPage(<CategoryPage view={view} />);
  expect(page).toContain("Mugs &amp; cups: 5 &lt; 6, Ada&#x27;s &quot;best&quot;");
  expect(page).not.toMatch(/&amp;(amp|lt|quot|#)/);
  const tags = routedMeta({ data: view, params: {}, location: {}, matches: [] } as never) as object[];
  expect(tags).toContainEqual({ name: "description", content: text });
});
