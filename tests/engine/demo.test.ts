import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { statusLabel } from "~/engine/orders/order-states";
import type { accountPages } from "~/storefront/account/account-pages";
import { PASSWORD } from "../../scripts/dev/demo/customers";
import { openDemoShop } from "../../scripts/dev/demo/demo-shop";
import { fillShop } from "../../scripts/dev/demo/fill-shop";
import { type EngineFixture, freshSettings, type Sender } from "./engine-fixture";
import { callAdmin, staffMember } from "./staff";

let shop: EngineFixture;
let remove: () => Promise<void>;
let ada: Sender;
const said: string[] = [];

beforeAll(async () => {
  const fresh = await freshSettings();
  remove = fresh.remove;
  await fillShop(fresh.settings, (line) => said.push(line));
  shop = await openDemoShop(fresh.settings);
  const { data } = await shop.graphql(
    'mutation ($password: String!) { generateCustomerToken(email: "ada@example.com", password: $password) { token } }',
    { password: PASSWORD },
  );
  ada = { token: data.generateCustomerToken.token };
}, 600_000);

afterAll(async () => {
  await shop.close();
  await remove();
});

/** What each account page shows, and how many. */
const SHOWN: Record<keyof typeof accountPages, string[]> = {
  dashboard: ["orders", "designs"],
  information: ["is_subscribed_champ_membership"],
  "address-book": ["addresses"],
  "add-address": ["addresses"],
  "edit-address": ["addresses"],
  "my-orders": ["orders"],
  "view-order": ["orders"],
  "my-saved-design": ["designs"],
  "my-rewards": ["transactions", "level"],
  newsletter: ["newsletter"],
  sessions: ["sessions"],
  privacy: ["sessions"],
  "my-credits": ["credits"],
  "refer-and-earn": ["friends"],
  "gift-card-balance": ["sent_gift_cards"],
};

async function accountOf(sender: Sender): Promise<Record<string, number>> {
  const { data } = await shop.graphql(
    `{ customer {
      is_subscribed_champ_membership
      addresses { id } orders(pageSize: 1) { total_count }
      reward_points { transactions { total_count } loyalty { joined_at } }
      newsletter { history { kind } } sessions { id } sent_gift_cards { code_ending }
      store_credit { balance_history { total_count } } referrals { friends { status } }
    } designs { total_count } }`,
    {},
    sender,
  );
  const { customer } = data;
  return {
    is_subscribed_champ_membership: Number(customer.is_subscribed_champ_membership),
    addresses: customer.addresses.length,
    orders: customer.orders.total_count,
    designs: data.designs.total_count,
    transactions: customer.reward_points.transactions.total_count,
    level: customer.reward_points.loyalty.joined_at ? 1 : 0,
    newsletter: customer.newsletter.history.length,
    sessions: customer.sessions.length,
    credits: customer.store_credit.balance_history.total_count,
    friends: customer.referrals.friends.length,
    sent_gift_cards: customer.sent_gift_cards.length,
  };
}

describe("the demo store", () => {
  test.each(Object.entries(SHOWN))("has something on the account page %s", async (_name, shown) => {
    const account = await accountOf(ada);
    for (const name of shown) expect(account[name], name).toBeGreaterThan(0);
  });

  test("has orders in every status, of the customer whose password it printed", async () => {
    const statuses = new Set<string>();
    const rows = await shop.db
      .selectFrom("sales_order")
      .innerJoin("customer", "customer.id", "sales_order.customer_id")
      .select("sales_order.status")
      .where("customer.email", "=", "ada@example.com")
      .execute();
    for (const { status } of rows) statuses.add(status);
    expect([...statuses].sort()).toEqual([
      "cancelled",
      "delivered",
      "in_production",
      "on_hold",
      "pending_payment",
      "processing",
      "refunded",
      "shipped",
    ]);
    expect([...statuses].filter((status) => statusLabel(status) === status)).toEqual([]);
    expect(said.join("\n")).toContain(PASSWORD);
  });

  test.each([
    [
      "order_event",
      "kind",
      ["cancelled", "delivered", "expired", "held", "paid", "production-started", "refunded", "shipped"],
    ],
    ["order_claim", "status", ["declined", "open", "refunded", "replaced"]],
    ["review", "status", ["approved", "pending"]],
    ["referral", "status", ["earned", "waiting"]],
    ["proof", "state", ["approved", "replaced", "sent"]],
    ["reply_template", "kind", ["CLAIM", "CONTACT_MESSAGE", "PROOF", "QUESTION"]],
    ["contact_message", "status", ["done", "open"]],
  ] as const)("has %s of every %s", async (table, column, values) => {
    const rows = await shop.db
      .selectFrom(table as "review")
      .select(column as "status")
      .distinct()
      .execute();
    const found = rows.map((row) => Object.values(row)[0]);
    expect(found).toEqual(expect.arrayContaining([...values]));
  });

  test("shows uploaded photos in designs, and has a line saved for later", async () => {
    const photos = await shop.db.selectFrom("photo").select("id").execute();
    expect(photos.length).toBeGreaterThan(3);
    const { data } = await shop.graphql("{ customerCart { total_quantity } }", {}, ada);
    expect(data.customerCart.total_quantity).toBe(3);
  });

  test("has draft orders, a privacy request, an abandoned cart and a price code for the staff", async () => {
    const { token } = await staffMember(shop, "owner");
    const query = `{ draftOrders { items { status email } } privacyRequests(state: WAITING) { items { email } }
      abandonedCarts { items { email } } priceCode(store_code: "mpc", code: "TAGS-FOR-LESS") { state } }`;
    const { data } = await callAdmin(shop, query, {}, token);
    expect(data).toMatchObject({
      privacyRequests: { items: [{ email: "otto@example.com" }] },
      abandonedCarts: { items: expect.arrayContaining([{ email: "june@example.com" }]) },
      priceCode: { state: "ACTIVE" },
    });
    const drafts = (data?.draftOrders as { items: { status: string }[] } | undefined)?.items;
    expect(drafts?.map(({ status }) => status).sort()).toEqual(["OPEN", "SENT"]);
  });

  test("shows photos that customers shared, and has one to decide about", async () => {
    const { data } = await shop.graphql("{ customerPhotos { items { pet_name } } }");
    const published = data.customerPhotos.items.map(({ pet_name }) => pet_name);
    expect(published.sort()).toEqual(["Clover", "Mango", "Nanuk", "Waffles"]);
    const waiting = await shop.db
      .selectFrom("shared_photo")
      .select("pet_name")
      .where("status", "=", "new")
      .execute();
    expect(waiting).toEqual([{ pet_name: "Juniper" }]);
  });

  test("is not filled twice", async () => {
    await shop.close();
    await expect(fillShop(shop.settings, () => {})).rejects.toThrow(/npm run reset/);
    shop = await openDemoShop(shop.settings);
  });
});
