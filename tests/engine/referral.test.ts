import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eraseCustomer } from "~/engine/account-deletion/erase-customer";
import { referCode } from "~/engine/customers/refer-code";
import type { Row } from "~/engine/database/schema";
import { whenOrderRefunded, whenOrderShipped } from "~/engine/orders/order-hooks";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { ADDRESS, customer, guest, place, readyCart } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

type Person = Awaited<ReturnType<typeof customer>>;

function accept(sender: Sender, code: string) {
  return engine.graphql("mutation ($code: String!) { acceptReferral(refer_code: $code) }", { code }, sender);
}

const codeOf = (person: Person) => referCode({ settings: engine.settings }, person);

async function referrals(sender: Sender) {
  const { data } = await engine.graphql(
    "{ customer { referrals { reward { value } earned { value } friends { joined_at status } } store_credit { current_balance { value } } } }",
    {},
    sender,
  );
  const { referrals, store_credit } = data.customer;
  return {
    earned: referrals.earned.value,
    statuses: referrals.friends.map(({ status }) => status),
    credit: store_credit.current_balance.value,
  };
}

/** A customer referred by another one. */
async function referredFriend(referrer?: Person) {
  const [by, friend] = [referrer ?? (await customer(engine)), await customer(engine)];
  await accept(friend, codeOf(by));
  return { referrer: by, friend };
}

/** Places an order; to a new street unless one is given. */
async function order(sender: Sender, street = `${Math.random()} Bark Lane`): Promise<Row<"sales_order">> {
  const { data } = await place(engine, sender, await readyCart(engine, sender));
  const { number } = data.placeOrder.orderV2;
  return engine.db
    .updateTable("sales_order")
    .set({ shipping_address: JSON.stringify({ ...ADDRESS, street: [street] }) })
    .set({ billing_address: JSON.stringify({ ...ADDRESS, street: [street] }) })
    .where("number", "=", number)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function ship(shipped: Row<"sales_order">): Promise<void> {
  return engine.db
    .transaction()
    .execute((transaction) => whenOrderShipped(transaction, shipped, engine.settings));
}

async function refund(order: Row<"sales_order">, isWhole: boolean): Promise<void> {
  const { id } = await engine.db
    .insertInto("order_refund")
    .values({
      order_id: order.id,
      reason_key: `test:${isWhole}`,
      amount_cents: 100,
      reference: "test",
      created_at: new Date().toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await engine.db
    .transaction()
    .execute((transaction) =>
      whenOrderRefunded(
        transaction,
        order,
        { id, amountCents: 100, balanceCents: 0, taxCents: 0, items: [], wholeLines: [], isWhole },
        engine.settings,
      ),
    );
}

describe("a referral", () => {
  test("earns $10 when the friend's first order ships, once", async () => {
    const { referrer, friend } = await referredFriend();
    expect(await referrals(referrer)).toEqual({ earned: 0, statuses: ["WAITING"], credit: 0 });
    const first = await order(friend);
    expect((await referrals(referrer)).credit).toBe(0);
    await ship(first);
    await ship(first);
    await ship(await order(friend));
    expect(await referrals(referrer)).toEqual({ earned: 10, statuses: ["EARNED"], credit: 10 });
    expect((await referrals(friend)).credit).toBe(0);
    const messages = await emailsTo(engine, referrer.email);
    expect(messages.map(({ subject }) => subject)).toEqual(["$10 in store credit for you"]);
    expect(messages[0].text_body).not.toContain(friend.email);
  });

  test("waits for an order of the friend's own account", async () => {
    const { referrer } = await referredFriend();
    await ship(await order(guest()));
    expect(await referrals(referrer)).toMatchObject({ statuses: ["WAITING"], credit: 0 });
  });

  test.each([
    ["written the same", ["12 Analytical Way"]],
    ["written differently", ["12  analytical way."]],
  ])("earns nothing for an order to the referrer's own address, %s", async (_how, [street]) => {
    const { referrer, friend } = await referredFriend();
    await engine.db
      .insertInto("customer_address")
      .values({
        customer_id: referrer.id,
        firstname: "Grace",
        lastname: "Hopper",
        company: null,
        street: JSON.stringify(["12 Analytical Way"]),
        city: "Sacramento",
        region_code: "CA",
        postcode: "95814-1234",
        country_code: "US",
        telephone: "(916) 555-0123",
        default_billing: 0,
        default_shipping: 0,
      })
      .execute();
    await ship(await order(friend, street));
    expect(await referrals(referrer)).toEqual({ earned: 0, statuses: ["DECLINED"], credit: 0 });
  });

  test("earns nothing for an order to an address the referrer has ordered to", async () => {
    const { referrer, friend } = await referredFriend();
    await order(referrer, "7 Whisker Street");
    await ship(await order(friend, "7 Whisker Street"));
    expect(await referrals(referrer)).toMatchObject({ statuses: ["DECLINED"], credit: 0 });
  });

  test("earns credit once per household, also when two orders ship at the same moment", async () => {
    const { referrer, friend } = await referredFriend();
    const other = (await referredFriend(referrer)).friend;
    const orders = [await order(friend, "9 Paw Road"), await order(other, "9 Paw Road")];
    await Promise.all(orders.map(ship));
    const { statuses, credit } = await referrals(referrer);
    expect(statuses.toSorted()).toEqual(["DECLINED", "EARNED"]);
    expect(credit).toBe(10);
  });

  test("earns nothing more for a friend who deletes the account and returns", async () => {
    const { referrer, friend } = await referredFriend();
    await ship(await order(friend, "3 Tail End"));
    const leaver = { ...friend, store_code: "mpc", email_confirmed_at: null };
    await engine.db
      .transaction()
      .execute((transaction) => eraseCustomer(transaction, engine.settings, leaver));
    const again = (await referredFriend(referrer)).friend;
    await ship(await order(again, "3 Tail End"));
    expect((await referrals(referrer)).credit).toBe(10);
  });

  test("is taken back when the whole order is refunded, but not for a part of it", async () => {
    const { referrer, friend } = await referredFriend();
    const first = await order(friend);
    await ship(first);
    await refund(first, false);
    expect(await referrals(referrer)).toMatchObject({ statuses: ["EARNED"], credit: 10 });
    await refund(first, true);
    expect(await referrals(referrer)).toEqual({ earned: 0, statuses: ["TAKEN_BACK"], credit: 0 });
  });

  test("is private", async () => {
    await referredFriend();
    expect(await referrals(await customer(engine))).toEqual({ earned: 0, statuses: [], credit: 0 });
  });
});

describe("a referral code", () => {
  test("counts once, and the first one stays", async () => {
    const { referrer, friend } = await referredFriend();
    const other = await customer(engine);
    expect((await accept(friend, codeOf(other))).data.acceptReferral).toBe(false);
    expect((await referrals(referrer)).statuses).toEqual(["WAITING"]);
    expect((await referrals(other)).statuses).toEqual([]);
  });

  test("is accepted in lower case", async () => {
    const friend = await customer(engine);
    const code = codeOf(await customer(engine)).toLowerCase();
    expect((await accept(friend, code)).data.acceptReferral).toBe(true);
  });

  test("is invalid for oneself", async () => {
    const self = await customer(engine);
    expect((await accept(self, codeOf(self))).data.acceptReferral).toBe(false);
  });

  test.each([
    ["ada.byron@example.com", "ada.byron+shop@example.com"],
    ["ada.byron@gmail.com", "adabyron+2@googlemail.com"],
  ])("is invalid for another mailbox of oneself: %s, %s", async (one, another) => {
    const [referrer, friend] = [await customer(engine), await customer(engine)];
    const rename = (id: number, email: string) =>
      engine.db.updateTable("customer").set({ email }).where("id", "=", id).execute();
    await rename(referrer.id, one);
    await rename(friend.id, another);
    expect((await accept(friend, codeOf(referrer))).data.acceptReferral).toBe(false);
  });

  test("is invalid for an account older than a day", async () => {
    const friend = await customer(engine);
    const before = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
    await engine.db.updateTable("customer").set({ created_at: before }).where("id", "=", friend.id).execute();
    expect((await accept(friend, codeOf(await customer(engine)))).data.acceptReferral).toBe(false);
  });

  test("is invalid for customers who ordered before, with or without an account", async () => {
    const [buyer, guestBefore] = [await customer(engine), await customer(engine)];
    await order(buyer);
    const asGuest = await order(guest());
    await engine.db
      .updateTable("sales_order")
      .set({ email: guestBefore.email })
      .where("id", "=", asGuest.id)
      .execute();
    for (const person of [buyer, guestBefore]) {
      expect((await accept(person, codeOf(await customer(engine)))).data.acceptReferral).toBe(false);
    }
  });

  test.each(["", "1-00000000", "ZZZZZZ-00000000", "1", "ADA-10", "x".repeat(5000), "' or 1=1", "\u0000"])(
    "that is invented is invalid: %.20s",
    async (code) => {
      expect((await accept(await customer(engine), code)).data.acceptReferral).toBe(false);
    },
  );

  test("requires an account", async () => {
    const { errors } = await accept(guest(), codeOf(await customer(engine)));
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
  });
});
