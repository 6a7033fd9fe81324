import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteExpiredAccess } from "~/engine/sessions/delete-expired-access";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf } from "./paid-orders";
import { privacySteps } from "./privacy-steps";
import { sharePhoto, uploadPhoto } from "./shared-photos";
import { guest } from "./shopper";
import { auditOf, staffMember, type TestStaff } from "./staff";

/** The copy of what is stored about a guest. */

let engine: EngineFixture;
let manager: TestStaff;
let steps: ReturnType<typeof privacySteps>;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  steps = privacySteps(engine, manager);
});
afterAll(() => engine.close());

describe("a guest's copy", () => {
  test("has the designs of ordered lines, shared photos and coupons, and nobody else's", async () => {
    const sender = guest();
    const [order, other] = [await steps.guestOrder(), await steps.guestOrder()];
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
    const order = await steps.guestOrder();
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

  test("is recorded each time it is downloaded", async () => {
    const order = await steps.guestOrder();
    const token = await steps.request(order, "EXPORT");
    for (const _time of [1, 2]) expect((await steps.confirm(token)).file).not.toBeNull();
    const { id } = await done(order.number);
    const downloads = await auditOf(engine, "privacy.export");
    expect(downloads.filter(({ subject_id }) => subject_id === id)).toHaveLength(2);
  });

  test("can't be downloaded once staff close its request", async () => {
    const order = await steps.guestOrder();
    const token = await steps.request(order, "EXPORT");
    await steps.confirm(token);
    const { id, link_expires_at } = await done(order.number);
    expect(link_expires_at).not.toBeNull();
    expect((await steps.close(id, "Somebody else reads this mailbox")).errors).toBeUndefined();
    expect((await steps.confirm(token)).problem).toBe("This link no longer works.");
    expect(await steps.list("CLOSED")).toContainEqual(
      expect.objectContaining({ id, email: "", link_expires_at: null }),
    );
  });

  test("leaves no address once its link has expired; a request that waits keeps it", async () => {
    const [downloaded, waiting] = [await steps.guestOrder(), await steps.guestOrder()];
    const token = await steps.request(downloaded, "EXPORT");
    await steps.confirm(token);
    await steps.request(waiting, "EXPORT");
    await engine.db
      .updateTable("privacy_request")
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where("email", "in", [downloaded.email, waiting.email])
      .execute();
    const { db, settings } = engine;
    await deleteExpiredAccess.run(
      { db, settings, storeCode: settings.brand, wakeMail: () => {} },
      new Date(),
    );
    const rows = await engine.db.selectFrom("privacy_request").selectAll().execute();
    const { id } = await done(downloaded.number);
    expect(rows.find((row) => String(row.id) === id)).toMatchObject({ email: "", token_hash: null });
    expect(rows.map(({ email }) => email)).toContain(waiting.email);
    expect((await steps.close(id, "Too late")).errors?.[0].extensions.code).toBe("CHANGED");
  });
});

/** The finished request with the order. */
async function done(number: string) {
  const [request] = (await steps.list("DONE")).filter(({ order_number }) => order_number === number);
  return request;
}

async function copyOf(order: { email: string; number: string }) {
  const { file } = await steps.confirm(await steps.request(order, "EXPORT"));
  return JSON.parse(file ?? "").data;
}
