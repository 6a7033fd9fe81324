import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf } from "./paid-orders";
import { privacyDesk } from "./privacy-desk";
import { sharePhoto, uploadPhoto } from "./shared-photos";
import { guest } from "./shopper";
import { staffMember, type TestStaff } from "./staff";

/** The copy of what is stored about a guest. */

let engine: EngineFixture;
let manager: TestStaff;
let desk: ReturnType<typeof privacyDesk>;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  desk = privacyDesk(engine, manager);
});
afterAll(() => engine.close());

describe("a guest's copy", () => {
  test("has the designs of ordered lines, shared photos and coupons, and nobody else's", async () => {
    const sender = guest();
    const [order, other] = [await desk.guestOrder(), await desk.guestOrder()];
    const [photo, others] = [await uploadPhoto(engine, sender), await uploadPhoto(engine, sender)];
    await sharePhoto(engine, sender, photo, { email: order.email });
    await sharePhoto(engine, sender, others, { email: other.email });
    const data = await copyOf(order);
    expect(data.design).toMatchObject([{ id: data.sales_order_item[0].design_id }]);
    expect(JSON.stringify(data.design_revision)).toContain("Otto");
    expect(data.design_revision).toHaveLength(1);
    expect(data.shared_photo).toMatchObject([{ photo_id: photo, email: order.email }]);
    expect(data.photo).toMatchObject([{ id: photo }]);
    expect(data.personal_coupon).toMatchObject([{ purpose: "shared-photo", email: order.email }]);
  });

  test("leaves out what staff write for staff only", async () => {
    const order = await desk.guestOrder();
    const { id, cart_id } = await orderOf(engine, order.number);
    const created_at = new Date().toISOString();
    await engine.db
      .insertInto("draft_order")
      .values({
        cart_id: cart_id ?? "",
        store_code: engine.settings.brand,
        admin_user_id: manager.id,
        comment: "Wrote three times.",
        discount_reason: "To calm them down",
        granted_cents: 100,
        token_hash: null,
        emailed_total_cents: null,
        sent_at: null,
        expires_at: null,
        canceled_at: null,
        version: 1,
        created_at,
      })
      .execute();
    await engine.db
      .insertInto("order_comment")
      .values({
        order_id: id,
        admin_user_id: manager.id,
        kind: "comment",
        text: "Wrote four times.",
        created_at,
      })
      .execute();
    const data = await copyOf(order);
    expect(data.draft_order).toMatchObject([{ cart_id, granted_cents: 100 }]);
    expect(data.order_comment).toHaveLength(1);
    const file = JSON.stringify(data);
    for (const text of ["Wrote three times.", "To calm them down", "Wrote four times."])
      expect(file).not.toContain(text);
  });
});

async function copyOf(order: { email: string; number: string }) {
  const { file } = await desk.confirm(await desk.request(order, "EXPORT"));
  return JSON.parse(file ?? "").data;
}
