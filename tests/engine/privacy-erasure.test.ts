import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { blueprints } from "~/design/products/all-products.server";
import { eraseAccount } from "~/engine/account-deletion/erase-account";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf } from "./paid-orders";
import { privacySteps } from "./privacy-steps";
import { sharePhoto, uploadPhoto } from "./shared-photos";
import { add, customer, designTag, guest, newCart, readyCart, setEmail, tag } from "./shopper";
import { staffMember } from "./staff";

/** What an erasure leaves of a guest: nothing, also by other links and in other tables. */

const GONE = { file: null, problem: "This link no longer works." };

let engine: EngineFixture;
let steps: ReturnType<typeof privacySteps>;
beforeAll(async () => {
  engine = await openFixture();
  steps = privacySteps(engine, await staffMember(engine, "manager"));
});
afterAll(() => engine.close());

const requestsOf = async (number: string, state: string) =>
  (await steps.list(state)).filter(({ order_number }) => order_number === number);

describe("another request of an erased address", () => {
  test("ends, so that its link exports nobody's orders", async () => {
    const order = await steps.guestOrder();
    const copy = await steps.request(order, "EXPORT");
    expect((await steps.confirm(await steps.request(order, "ERASE"))).problem).toBeNull();
    expect(await steps.confirm(copy)).toEqual(GONE);
    expect(await requestsOf(order.number, "WAITING")).toEqual([]);
    expect(await requestsOf(order.number, "CLOSED")).toMatchObject([{ kind: "EXPORT", email: "" }]);
  });

  test("ends also when an account with that address is deleted", async () => {
    const order = await steps.guestOrder();
    const token = await steps.request(order, "EXPORT");
    const { id } = await customer(engine);
    const leaver = await engine.db
      .updateTable("customer")
      .set({ email: order.email, email_confirmed_at: new Date().toISOString() })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await engine.db
      .transaction()
      .execute((transaction) => eraseAccount(transaction, engine.settings, leaver));
    expect(await steps.confirm(token)).toEqual(GONE);
    expect(await requestsOf(order.number, "WAITING")).toEqual([]);
  });

  test("never gets a link without an address", async () => {
    const order = await steps.guestOrder();
    const token = await steps.request(order, "EXPORT");
    const [{ id }] = await requestsOf(order.number, "WAITING");
    await engine.db.updateTable("privacy_request").set({ email: "" }).where("id", "=", Number(id)).execute();
    expect(await steps.confirm(token)).toEqual(GONE);
    expect((await steps.resend(id)).errors?.[0].extensions.code).toBe("CHANGED");
  });
});

async function erase(order: { email: string; number: string }): Promise<void> {
  expect(await steps.confirm(await steps.request(order, "ERASE"))).toEqual({ file: null, problem: null });
}

function photoOf(id: string) {
  return engine.db.selectFrom("photo").select("id").where("id", "=", id).executeTakeFirst();
}

/** The order's only line. */
async function lineOf(number: string) {
  const { id } = await orderOf(engine, number);
  return engine.db
    .selectFrom("sales_order_item")
    .selectAll()
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
}

describe("the link of an erasure", () => {
  const query = "query ($token: String!) { privacyRequest(token: $token) { is_erased } }";

  test("ends alike for two clicks at once, and says later that the data is erased", async () => {
    const order = await steps.guestOrder();
    const token = await steps.request(order, "ERASE");
    expect((await engine.graphql(query, { token })).data).toEqual({ privacyRequest: { is_erased: false } });
    const clicks = await Promise.all([steps.confirm(token), steps.confirm(token)]);
    expect([...clicks, await steps.confirm(token)]).toEqual(Array(3).fill({ file: null, problem: null }));
    expect((await engine.graphql(query, { token })).data).toEqual({ privacyRequest: { is_erased: true } });
    const goodbyes = (await emailsTo(engine, order.email)).filter(
      ({ subject }) => subject === "We've erased your data",
    );
    expect(goodbyes).toHaveLength(1);
    expect(await requestsOf(order.number, "DONE")).toMatchObject([{ email: "", link_expires_at: null }]);
  });

  test("ends one of two erasures that are confirmed at once", async () => {
    const order = await steps.guestOrder();
    const tokens = [await steps.request(order, "ERASE"), await steps.request(order, "ERASE")];
    const both = await Promise.all(tokens.map(steps.confirm));
    expect(both.map(({ problem }) => problem ?? "").sort()).toEqual(["", GONE.problem]);
  });
});

const GIFT_MESSAGE = JSON.stringify({ to: "Charles", from: "Ada", message: "Happy birthday" });

describe("an erasure", () => {
  test("takes the guest's shared photos off the site", async () => {
    const sender = guest();
    const order = await steps.guestOrder();
    const [photo, other] = [await uploadPhoto(engine, sender), await uploadPhoto(engine, sender)];
    await sharePhoto(engine, sender, photo, { email: order.email });
    await sharePhoto(engine, sender, other, { email: "somebody.else@example.com" });
    await engine.db.updateTable("shared_photo").set({ status: "approved" }).execute();
    const addressOf = (id: string) => `/rest/mpc/V1/customer-photos/${id}/thumbnail`;
    expect((await engine.rest(addressOf(photo))).status).toBe(200);
    await erase(order);
    expect((await engine.rest(addressOf(photo))).status).toBe(404);
    expect((await engine.rest(addressOf(other))).status).toBe(200);
    expect(await photoOf(photo)).toBeUndefined();
  });

  test("takes gift messages from orders", async () => {
    const order = await steps.guestOrder();
    const line = await lineOf(order.number);
    await engine.db
      .updateTable("sales_order_item")
      .set({ gift_message: GIFT_MESSAGE })
      .where("id", "=", line.id)
      .execute();
    await erase(order);
    expect(await lineOf(order.number)).toMatchObject({ id: line.id, sku: line.sku, gift_message: null });
  });

  test("deletes the guest's carts with what was typed, but not those of orders on their way", async () => {
    const sender = guest();
    const closed = await steps.guestOrder();
    const open = await steps.guestOrder("in_production", { email: closed.email });
    const { cart_id } = await orderOf(engine, open.number);
    const started = await newCart(engine, sender);
    await add(engine, sender, started, [tag(await designTag(engine, sender))]);
    await setEmail(engine, sender, started, closed.email);
    await engine.db
      .insertInto("inactive_cart_item")
      .values({
        uid: "saved-line",
        cart_id: started,
        customer_id: null,
        kind: "saved",
        design_id: null,
        line: JSON.stringify({ gift_message: GIFT_MESSAGE }),
        removed_at: new Date().toISOString(),
      })
      .execute();
    const others = await readyCart(engine, guest());
    await erase(closed);
    const carts = await engine.db
      .selectFrom("cart")
      .select(["id", "email", "shipping_address"])
      .where("id", "in", [started, cart_id ?? "", others])
      .execute();
    expect(carts).toHaveLength(2);
    expect(carts).toContainEqual({ id: cart_id, email: null, shipping_address: null });
    expect(carts.map(({ id }) => id)).toContain(others);
    for (const table of ["cart_item", "inactive_cart_item"] as const)
      expect(
        await engine.db.selectFrom(table).select("uid").where("cart_id", "=", started).execute(),
      ).toEqual([]);
  });

  test("deletes the photo of a claim", async () => {
    const sender = guest();
    const order = await steps.guestOrder("delivered", { sender });
    const line = await lineOf(order.number);
    const photo = await uploadPhoto(engine, sender);
    await insertClaim(line, photo);
    await erase(order);
    expect(await photoOf(photo)).toBeUndefined();
  });

  test("leaves orders on their way the photos that they need", async () => {
    const sender = guest();
    const order = await steps.guestOrder();
    const open = await steps.guestOrder("in_production", { email: order.email, sender });
    const photo = await uploadPhoto(engine, sender);
    await sharePhoto(engine, sender, photo, { email: order.email });
    await showOn((await lineOf(open.number)).design_id, photo);
    await erase(order);
    expect(await photoOf(photo)).toEqual({ id: photo });
  });
});

function insertClaim({ id, order_id }: { id: number; order_id: number }, photo_id: string) {
  return engine.db
    .insertInto("order_claim")
    .values({
      order_id,
      order_item_id: id,
      reason: "damaged",
      wish: "replace",
      message: "It came bent.",
      photo_id,
      status: "declined",
      answer: "",
      created_at: new Date().toISOString(),
      decided_at: new Date().toISOString(),
    })
    .execute();
}

/** Makes the design one of a mug with the photo. */
async function showOn(design: string | null, photoId: string): Promise<void> {
  const document = applyCommand(startDocument(blueprints.photomug), {
    type: "place-photo",
    surface: "wrap",
    layer: "photo",
    photoId,
  });
  await engine.db
    .updateTable("design_revision")
    .set({ document: JSON.stringify(document) })
    .where("design_id", "=", design)
    .execute();
}
