import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayOf, isoDay } from "~/brand/calendar-day";
import { shopDay } from "~/brand/shop-day";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf } from "./paid-orders";
import { privacySteps } from "./privacy-steps";
import { customer } from "./shopper";
import { auditOf, callAdmin, staffMember, type TestStaff } from "./staff";

/** Requests of guests about their data. */

/** yyyy-mm-dd. */
const dayIn = (days: number) => isoDay(dayOf(shopDay(new Date())) + days);

let engine: EngineFixture;
let manager: TestStaff;
let steps: ReturnType<typeof privacySteps>;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  steps = privacySteps(engine, manager);
});
afterAll(() => engine.close());

describe("a request", () => {
  test("is due 45 days after it was received, and on record once", async () => {
    const order = await steps.guestOrder();
    const received_on = dayIn(-38);
    const key = "key-of-one-privacy-form";
    const both = [steps.record({ ...order, received_on, key }), steps.record({ ...order, received_on, key })];
    for (const { errors } of await Promise.all(both)) expect(errors).toBeUndefined();
    const own = (await steps.list()).filter(({ order_number }) => order_number === order.number);
    expect(own).toMatchObject([{ email: order.email, kind: "EXPORT" }]);
    expect(shopDay(own[0].due_at)).toBe(dayIn(7));
    const link = (await emailsTo(engine, order.email)).filter(({ subject }) =>
      subject.startsWith("Your data"),
    );
    expect(link).toHaveLength(1);
    const { data } = await callAdmin(engine, "{ today { due_privacy_requests } }", {}, manager.token);
    expect(data).toEqual({ today: { due_privacy_requests: 1 } });
    expect((await auditOf(engine, "privacy.request")).at(-1)).toMatchObject({ subject_id: own[0].id });
  });

  test.each(["a wrong address", "an account's order", "an unknown order", "another store"])(
    "needs a guest's order and its address: %s",
    async (which) => {
      const order = await steps.guestOrder();
      if (which === "a wrong address") order.email = "mallory@example.com";
      if (which === "an unknown order") order.number = "MPC199999999";
      if (which === "an account's order") {
        const buyer = await customer(engine);
        await engine.db
          .updateTable("sales_order")
          .set({ customer_id: buyer.id })
          .where("number", "=", order.number)
          .execute();
      }
      const elsewhere = await staffMember(engine, "manager", { storeCodes: [] });
      const { errors } = await steps.record(order, which === "another store" ? elsewhere.token : undefined);
      expect(errors?.[0].message).toContain("There's no guest's order");
      expect((await steps.list()).map(({ order_number }) => order_number)).not.toContain(order.number);
    },
  );

  test("is received within the last 45 days", async () => {
    const order = await steps.guestOrder();
    for (const received_on of [dayIn(2), dayIn(-60), "soon"])
      expect((await steps.record({ ...order, received_on })).errors?.[0].extensions.field).toBe(
        "received_on",
      );
  });

  test("gets another link, and is closed with a reason when nobody follows it", async () => {
    const order = await steps.guestOrder();
    await steps.record(order);
    const first = await steps.linkOf(order.email);
    const [{ id }] = (await steps.list()).filter(({ order_number }) => order_number === order.number);
    expect((await steps.resend(id)).errors).toBeUndefined();
    const second = await steps.linkOf(order.email);
    expect((await steps.confirm(first)).problem).toBe("This link no longer works.");
    expect((await steps.close(id, "Not confirmed")).errors).toBeUndefined();
    expect((await steps.confirm(second)).problem).toBe("This link no longer works.");
    expect(await steps.list("CLOSED")).toContainEqual(
      expect.objectContaining({ id, email: "", reason: "Not confirmed" }),
    );
    const again = await steps.resend(id);
    expect(again.errors?.[0].extensions.code).toBe("CHANGED");
    expect(
      await steps.list("CLOSED", (await staffMember(engine, "manager", { storeCodes: [] })).token),
    ).toEqual([]);
  });
});

describe("the link", () => {
  test("returns what is stored about the guest, and nobody else's data", async () => {
    const [order, other] = [await steps.guestOrder(), await steps.guestOrder()];
    await steps.record(order);
    const token = await steps.linkOf(order.email);
    const { file } = await steps.confirm(token);
    const { data } = JSON.parse(file ?? "");
    expect(data.sales_order).toMatchObject([{ number: order.number, email: order.email }]);
    expect(data.sales_order_item).toHaveLength(1);
    expect(data.mail_outbox.length).toBeGreaterThan(0);
    expect(file).not.toContain(other.email);
    expect(file).not.toContain("token_hash");
    expect((await steps.list("DONE")).map(({ order_number }) => order_number)).toContain(order.number);
    expect((await steps.confirm(token)).file).not.toBeNull();
    expect((await auditOf(engine, "privacy.export")).at(-1)).toMatchObject({ admin_user_id: null });
  });

  test("erases the guest's closed orders at once, and open ones once they are closed", async () => {
    const closed = await steps.guestOrder();
    const open = await steps.guestOrder("in_production");
    await engine.db
      .updateTable("sales_order")
      .set({ email: closed.email })
      .where("number", "=", open.number)
      .execute();
    const before = await orderOf(engine, closed.number);
    await steps.record({ ...closed, kind: "ERASE" });
    const token = await steps.linkOf(closed.email);
    expect(await steps.confirm(token)).toEqual({ file: null, problem: null });
    expect(await orderOf(engine, closed.number)).toMatchObject({
      email: "",
      buyer_name: null,
      grand_total_cents: before.grand_total_cents,
      totals: before.totals,
    });
    const waiting = await orderOf(engine, open.number);
    expect(waiting).toMatchObject({ email: closed.email, account_deleted_at: expect.any(String) });
    expect((await emailsTo(engine, closed.email)).map(({ subject }) => subject)).toContain(
      "We've erased your data",
    );
    const [request] = (await steps.list("DONE")).filter(({ order_number }) => order_number === closed.number);
    expect(request.email).toBe("");
  });

  test("does nothing before it is followed, and nothing once it has expired", async () => {
    const order = await steps.guestOrder();
    await steps.record({ ...order, kind: "ERASE" });
    const token = await steps.linkOf(order.email);
    const query = "query ($token: String!) { privacyRequest(token: $token) { kind order_number } }";
    const { data } = await engine.graphql(query, { token });
    expect(data).toEqual({ privacyRequest: { kind: "ERASE", order_number: order.number } });
    expect(await orderOf(engine, order.number)).toMatchObject({ email: order.email });
    await engine.db
      .updateTable("privacy_request")
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where("email", "=", order.email)
      .execute();
    expect((await steps.confirm(token)).problem).toBe("This link no longer works.");
    expect((await engine.graphql(query, { token })).data).toEqual({ privacyRequest: null });
  });
});
