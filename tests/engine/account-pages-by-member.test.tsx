import { createElement } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ProviderDocument } from "~/provider/contract/documents.generated";
import { accountPageNames } from "~/storefront/account/account-pages";
import type { AccountVisit } from "~/storefront/account/account-visit";
import { extensionMembers, withoutMember } from "../fixtures/without-member";
import { drawnPage } from "../unit/brand/drawn-page";
import { addressOf } from "./authorization/address-of";
import { give } from "./balances";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer, designTag, place, readyCart } from "./shopper";

/**
 * Adobe Commerce has some of the extension's members and lacks others: each account page is shown, or is not there,
 * whichever member is missing.
 */

let shop: EngineFixture;
let sender: Awaited<ReturnType<typeof customer>>;
let ids: { order: string; design: string; address: string };
/** The member that the host lacks, and the members that were queried. */
let missing = "";
const queried = new Set<string>();

vi.mock("~/provider/public-cache.server", () => ({
  requestPublic: async (document: ProviderDocument<unknown, unknown>, variables: object) =>
    (await run(document, variables)).data,
}));

const { loaders, serverPages } = await import("~/storefront/account/account-pages.generated.server");

beforeAll(async () => {
  shop = await openFixture();
  sender = await customer(shop);
  const { data } = await place(shop, sender, await readyCart(shop, sender));
  await give(shop, sender, "points", 300, new Date(Date.now() + 5 * 86_400_000).toISOString());
  await give(shop, sender, "credit", 2500);
  ids = {
    order: data.placeOrder.orderV2.number,
    design: await designTag(shop, sender),
    address: String(await addressOf(shop, sender)),
  };
});
afterAll(() => shop.close());

/** Paths below /customer/account. */
const PAGES = [
  "dashboard",
  "my-orders",
  "view-order/{order}",
  "my-saved-design",
  "my-rewards",
  "my-rewards/loyaltylevel",
  "my-rewards/transactions",
  "my-rewards/settings",
  "my-rewards/policy",
  "my-credits",
  "gift-card-balance",
  "refer-and-earn",
  "information",
  "address-book",
  "add-address",
  "edit-address/{address}",
  "newsletter",
  "sessions",
  "privacy",
] as const;

async function run(document: string, variables: object) {
  for (const member of extensionMembers(document)) queried.add(member);
  const part = withoutMember(document, missing);
  return part === null ? { data: null, errors: [] } : shop.graphql<never>(part, variables, sender);
}

/** A request of the page by a customer whose host lacks the member. */
function visitOf(path: string): AccountVisit {
  const [, orderId, subOrderId] = path.split("/");
  async function attempt(document: string, variables: object) {
    const { data } = await run(document, variables);
    if (data) return { status: true, message: "", data, error: null };
    return { status: false, message: "", data: null, error: "unsupported" };
  }
  async function request(document: string, variables: object) {
    const { data } = await run(document, variables);
    if (!data) throw new Response("Page Not Found", { status: 404 });
    return data;
  }
  const provider = {
    attempt,
    request,
    find: async (document: string, variables: object) => (await run(document, variables)).data,
    supports: async () => true,
    headers: async () => new Headers(),
    isLoggedIn: true,
    cartId: null,
  };
  const address = `http://shop.example/customer/account/${path}`;
  return {
    request: new Request(address),
    provider,
    ask: request,
    orderId,
    subOrderId,
  } as unknown as AccountVisit;
}

/** Loads and renders a page. @returns why it failed; null when it is shown, or does not exist because a member is missing */
async function failureOf(path: string): Promise<string | null> {
  const [name] = path.split("/") as [keyof typeof loaders];
  try {
    const data = await loaders[name](
      visitOf(path.replace(/\{(\w+)\}/, (_all, id: keyof typeof ids) => ids[id])),
    );
    drawnPage(createElement(serverPages[name] as never, { data: JSON.parse(JSON.stringify(data)) }));
    return null;
  } catch (error) {
    if (error instanceof Response && error.status === 404 && missing !== "") return null;
    return error instanceof Error
      ? error.message
      : error instanceof Response
        ? `HTTP ${error.status}`
        : String(error);
  }
}

test("every page of the account is tried", () => {
  expect([...new Set(PAGES.map((path) => path.split("/")[0]))].toSorted()).toEqual(
    accountPageNames.toSorted(),
  );
});

test.each(PAGES)("%s is shown without any one member of the extension", async (path) => {
  missing = "";
  queried.clear();
  expect(await failureOf(path)).toBeNull();
  const failures: Record<string, string> = {};
  for (const member of [...queried]) {
    missing = member;
    const failure = await failureOf(path);
    if (failure) failures[member] = failure;
  }
  expect(failures).toEqual({});
});
