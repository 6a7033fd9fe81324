import { type CompiledQuery, DefaultQueryExecutor } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cartIdCookie, customerIdCookie, customerTokenCookie } from "~/provider/cookies.server";
import { loader as checkout } from "~/routes/checkout._index";
import { loader as cart } from "~/routes/checkout.cart";
import { type LoadedAccountPage, loadAccountPage } from "~/storefront/account/handle-account-page.server";
import { readRoot } from "~/storefront/shell/read-root.server";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { add, customer, designTag, place, readyCart, tag } from "./shopper";

/** What a page asks of the embedded engine is one operation: the queries of the root and of the page's own loader. */

const host = vi.hoisted(() => ({
  operations: [] as string[],
  respond: async (_body: string, _headers: Headers) => new Response(),
}));
vi.mock("~/provider/host.server", async (original) => ({
  ...(await original<object>()),
  async providerFetch(_input: unknown, init: { body: string; headers: HeadersInit }) {
    host.operations.push(JSON.parse(init.body).query.match(/\w+ (\w+)/)[1]);
    return host.respond(init.body, new Headers(init.headers));
  },
}));

let shop: EngineFixture;
let sender: Sender;
let cookie: string;
let order: string;
beforeAll(async () => {
  shop = await openFixture();
  host.respond = (body, headers) => shop.rest("/graphql", { method: "POST", body, headers });
  sender = await customer(shop);
  const { data } = await place(shop, sender, await readyCart(shop, sender));
  order = data.placeOrder.orderV2.number;
  const cartId = await readyCart(shop, sender);
  await add(shop, sender, cartId, [tag(await designTag(shop, sender))]);
  const pairs = [
    await customerTokenCookie.serialize(sender.token ?? ""),
    await customerIdCookie.serialize("1"),
    await cartIdCookie.serialize(cartId),
  ];
  cookie = pairs.map((pair) => pair.split(";")[0]).join("; ");
});
afterAll(() => shop.close());
beforeEach(() => {
  host.operations.length = 0;
});

/** Loads a page as Remix does: its loaders at once, each with a request of its own. */
async function open<Data>(path: string, load: (request: Request) => Promise<Response>) {
  const headers = { Cookie: cookie, "X-Request-Id": "a page" };
  const request = () => new Request(`http://localhost:3000${path}`, { headers });
  const [{ root }, page] = await Promise.all([readRoot(request()), load(request())]);
  return { root, page: (await page.json()) as Data };
}

function account<Data = LoadedAccountPage["data"]>(component: string) {
  return open<{ data: Data }>(`/customer/account/${component}`, (request) =>
    loadAccountPage(request, { component }),
  );
}

const asRoute = (load: typeof cart | typeof checkout) => (request: Request) =>
  load({ request, params: {}, context: {} }) as Promise<Response>;

/** The queries of each page; those that are the same for all visitors are cached. */
const CALLS: [string, () => ReturnType<typeof open>, string[]][] = [
  ["/checkout/cart", () => open("/checkout/cart", asRoute(cart)), ["CartPage"]],
  ["/checkout?step=review", () => open("/checkout?step=review", asRoute(checkout)), ["CheckoutCart"]],
  ["the dashboard", () => account("dashboard"), ["DashboardBelongings", "DashboardCustomer", "MyOrders"]],
  ["the orders", () => account("my-orders"), ["MyOrders"]],
  [
    "the information",
    () => account("information"),
    ["CustomerBusinessDetails", "CustomerDetails", "CustomerMembership"],
  ],
  ["the address book", () => account("address-book"), ["AddressBook"]],
];

test.each(CALLS)("%s is one call of the engine", async (page, opened, queries) => {
  await opened();
  host.operations.length = 0;
  const { root } = await opened();
  expect(root).toMatchObject({ customer: { firstname: "Grace" }, cartCount: 2 });
  const verifies = page.startsWith("/") ? [] : ["CustomerId"];
  const asked = [...queries, ...verifies, "ShellCart", "ShellCustomer"].sort();
  expect(host.operations).toEqual([asked.join("_")]);
});

test("a page reads the cart and the customer once", async () => {
  const executions = vi.spyOn(Object.getPrototypeOf(DefaultQueryExecutor.prototype), "executeQuery");
  await open("/checkout/cart", asRoute(cart));
  const statements = executions.mock.calls.map(([query]) => (query as CompiledQuery).sql);
  executions.mockRestore();
  expect(statements.filter((sql) => sql.includes('from "cart" where'))).toHaveLength(1);
  expect(statements.filter((sql) => sql.includes('from "customer_token"'))).toHaveLength(1);
});

test("the dashboard shows the orders while the designs cannot be read", async () => {
  await shop.db.schema.alterTable("design").renameTo("design_elsewhere").execute();
  try {
    const { root, page } = await account<{ orders: { number: string }[]; belongings: unknown }>("dashboard");
    expect(page.data.orders.map(({ number }) => number)).toEqual([order]);
    expect(page.data.belongings).toBeNull();
    expect(root.cartCount).toBe(2);
  } finally {
    await shop.db.schema.alterTable("design_elsewhere").renameTo("design").execute();
  }
});

test("a page of a session that has ended leads to the login instead of its data", async () => {
  await shop.db.updateTable("customer_token").set({ expires_at: "2020-01-01T00:00:00.000Z" }).execute();
  const response = await account("dashboard").catch((thrown: Response) => thrown);
  expect(response).toMatchObject({ status: 302 });
  expect((response as Response).headers.get("Location")).toContain("/customer/login?redirect=");
});
