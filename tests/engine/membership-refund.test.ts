import { afterAll, afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { addEntry } from "~/engine/balances/ledger";
import { membershipEnd } from "~/engine/memberships/membership";
import { lockOrder } from "~/engine/orders/order-step";
import { refundOrder } from "~/engine/refunds/refund-order";
import { freeAmount } from "~/engine/refunds/refund-parts";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { bought, configure, MEMBERSHIP, member, membershipOf, order, tick } from "./memberships";
import { cancelByToken, type Order } from "./paid-orders";
import { ADDRESS, add, customer, designTag, ownCart, payBy, place, shipTo, tag } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
afterEach(async () => {
  await configure(engine, "champ_membership_price", "19.99");
  await configure(engine, "champ_membership_percent", "10");
});

/** Refunds everything left, or a part of it. */
async function refund({ id, grand_total_cents }: Order, cents = grand_total_cents): Promise<void> {
  await engine.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id);
    if (!order) throw new Error("no such order");
    await refundOrder(db, engine.settings, order, { request: freeAmount(cents), reasonKey: `test-${cents}` });
  });
}

async function cancel(sender: Sender, token: string): Promise<void> {
  const { data } = await cancelByToken(engine, token, sender);
  expect(["cancelled", "refunded"]).toContain(data.cancelOrderByToken.order.status_code);
}

describe("a refund", () => {
  it("ends the membership, with the wish to renew", async () => {
    const sender = await customer(engine);
    const order = await bought(engine, sender);
    await tick(engine, sender, true);
    await refund(order);
    expect(await membershipOf(engine, sender)).toEqual({ isMember: false, renews: false, until: null });
    await bought(engine, sender);
    expect(await membershipOf(engine, sender)).toMatchObject({ isMember: true, renews: false });
  });

  it("revokes only its own year, and a partial refund revokes none", async () => {
    const sender = await customer(engine);
    const first = await bought(engine, sender);
    const { until } = await membershipOf(engine, sender);
    const second = await bought(engine, sender);
    await refund(second, 500);
    expect((await membershipOf(engine, sender)).until).toBe(membershipEnd([until]));
    await refund(first);
    const left = await membershipOf(engine, sender);
    expect(left.isMember && left.until > until && left.until < (membershipEnd([until]) ?? "")).toBe(true);
  });

  it("results from canceling an order that is not in production yet", async () => {
    const sender = await customer(engine);
    const { token } = await bought(engine, sender, { withTag: true });
    await cancel(sender, token);
    expect((await membershipOf(engine, sender)).isMember).toBe(false);
  });

  it("is possible whatever others have ordered meanwhile", async () => {
    const sender = await customer(engine);
    const { token } = await bought(engine, sender, { withTag: true });
    await bought(engine, await customer(engine), { items: [], withTag: true });
    await cancel(sender, token);
    expect((await membershipOf(engine, sender)).isMember).toBe(false);
  });

  it("results from canceling an order paid by store credit", async () => {
    const sender = await customer(engine);
    await engine.db.transaction().execute((db) =>
      addEntry(db, {
        storeCode: "mpc",
        account: sender.id,
        kind: "credit",
        amount: 100_000,
        reasonKey: "test-credit",
        reason: "For a test",
      }),
    );
    const id = await ownCart(engine, sender);
    await add(engine, sender, id, [MEMBERSHIP, tag(await designTag(engine, sender))]);
    await shipTo(engine, sender, id, { address: ADDRESS });
    await engine.graphql(
      "mutation ($id: String!) { applyStoreCreditToCart(input: { cart_id: $id }) { cart { id } } }",
      { id },
      sender,
    );
    await payBy(engine, sender, id, "free");
    const { data } = await place(engine, sender, id);
    expect((await membershipOf(engine, sender)).isMember).toBe(true);
    await cancel(sender, data.placeOrder.orderV2.token);
    expect((await membershipOf(engine, sender)).isMember).toBe(false);
  });

  it("is not possible by canceling once something was ordered as a member", async () => {
    const sender = await customer(engine);
    const { token } = await bought(engine, sender, { withTag: true });
    const other = await bought(engine, sender, { items: [], withTag: true });
    const { data } = await cancelByToken(engine, token, sender);
    expect(data.cancelOrderByToken.errorV2.message).toContain("You've used the membership");
    expect((await membershipOf(engine, sender)).isMember).toBe(true);
    await cancel(sender, other.token);
    await cancel(sender, token);
    expect((await membershipOf(engine, sender)).isMember).toBe(false);
  });

  it("is not possible by buying another year and canceling both", async () => {
    const sender = await customer(engine);
    const first = await bought(engine, sender, { withTag: true });
    await bought(engine, sender, { items: [], withTag: true });
    const second = await bought(engine, sender, { withTag: true });
    const rejected = await cancelByToken(engine, first.token, sender);
    expect(rejected.data.cancelOrderByToken.errorV2.message).toContain("You've used the membership");
    await cancel(sender, second.token);
    expect((await membershipOf(engine, sender)).isMember).toBe(true);
    const again = await cancelByToken(engine, first.token, sender);
    expect(again.data.cancelOrderByToken.errorV2.message).toContain("You've used the membership");
  });

  test("of an order that was never paid does not affect a membership", async () => {
    const sender = await member(engine);
    const { until } = await membershipOf(engine, sender);
    const { token } = await order(engine, sender);
    await cancel(sender, token);
    expect((await membershipOf(engine, sender)).until).toBe(until);
  });
});
