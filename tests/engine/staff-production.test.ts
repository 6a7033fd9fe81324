import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderForm, paidOrder, sendForm } from "./order-forms";
import { orderOf } from "./paid-orders";
import { printDueOf } from "./print-shop";
import { guest } from "./shopper";
import { auditOf, resultOf, staffMember, type TestStaff } from "./staff";

/** Production, parcels and remakes by staff of /admin. */

let engine: EngineFixture;
let packer: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  packer = await staffMember(engine, "packer");
});
afterAll(() => engine.close());

const UPS = { carrier: "ups", tracking_number: "1Z999AA10123456784" };

interface ProducedOrder {
  status_code: string;
  production_problem: string | null;
  lines: { quantity_to_ship: number }[];
  parcels: { number: string; tracking_number: string; contents: string; lost_at: string | null }[];
  timeline: { title: string; text: string | null; by: string | null }[];
}

const FIELDS =
  "status_code production_problem lines { quantity_to_ship } parcels { number tracking_number contents lost_at } timeline { title text by }";

/** Sends a form about the order's present state. */
async function takes(operation: string, number: string, fields: object = {}, type?: string) {
  const form = { ...(await orderForm(engine, packer, number)), ...fields };
  return sendForm(engine, packer, operation, form, FIELDS, type);
}

async function took(operation: string, number: string, fields: object = {}, type?: string) {
  return resultOf<ProducedOrder>(await takes(operation, number, fields, type), operation);
}

async function inProduction({ quantity = 1 } = {}) {
  const order = await paidOrder(engine, { quantity });
  await printDueOf(engine, order.number);
  await took("startProduction", order.number, {}, "OrderFormInput");
  return order;
}

/** Whether the buyer can claim each line. */
async function claimable({ token }: { token: string }): Promise<boolean[]> {
  const query =
    "query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { can_claim } } }";
  const { data } = await engine.graphql(query, { token }, guest());
  return data.guestOrderByToken.items.map(({ can_claim }: { can_claim: boolean }) => can_claim);
}

test("production starts once, by name", async () => {
  const { number } = await paidOrder(engine);
  await printDueOf(engine, number);
  const started = await took("startProduction", number, {}, "OrderFormInput");
  expect(started.status_code).toBe("in_production");
  expect(started.timeline.find(({ title }) => title === "Production started")?.by).toMatch(/^Person/);
  const { errors } = await takes("startProduction", number, {}, "OrderFormInput");
  expect(errors?.[0].message).toBe("Production has already started.");
  expect((await auditOf(engine, "order.production")).at(-1)).toMatchObject({ subject_id: number });
});

test("production waits for print files, and names the one that is missing", async () => {
  const { number } = await paidOrder(engine);
  const { id } = await orderOf(engine, number);
  const task = engine.db.updateTable("print_task").where("order_id", "=", id);
  await task.set({ state: "waiting", due_at: new Date(Date.now() + 60_000).toISOString() }).execute();
  const waiting = await takes("startProduction", number, {}, "OrderFormInput");
  expect(waiting.errors?.[0].message).toMatch(/^The print file of .+ is still being made/);
  await task.set({ state: "stuck", problem: "A photo is missing." }).execute();
  const stuck = await takes("startProduction", number, {}, "OrderFormInput");
  expect(stuck.errors?.[0].message).toMatch(/can't be made: A photo is missing\.$/);
  expect((await orderOf(engine, number)).status).toBe("processing");
});

test("a parcel form that is sent twice ships one parcel", async () => {
  const { number } = await inProduction({ quantity: 2 });
  const form = { ...(await orderForm(engine, packer, number)), ...UPS };
  const send = () => sendForm(engine, packer, "createParcel", form, FIELDS);
  const [first, second] = await Promise.all([send(), send()]);
  expect([first.errors, second.errors]).toEqual([undefined, undefined]);
  expect(resultOf<ProducedOrder>(second, "createParcel").parcels).toHaveLength(1);
});

test("a parcel is corrected, voided and shipped under a new number", async () => {
  const { number } = await inProduction();
  await took("createParcel", number, UPS);
  const parcel = `${number}-1`;
  const corrected = await took("correctParcel", number, { ...UPS, parcel, tracking_number: "1Z000" });
  expect(corrected.parcels).toMatchObject([{ number: parcel, tracking_number: "1Z000" }]);
  const voided = await took("voidParcel", number, { parcel, text: "Never left" }, "ParcelTextInput");
  expect(voided).toMatchObject({
    status_code: "in_production",
    parcels: [],
    lines: [{ quantity_to_ship: 1 }],
  });
  expect(voided.timeline.find(({ title }) => title === "Parcel voided")?.text).toBe(`${parcel}: Never left`);
  const again = await took("createParcel", number, UPS);
  expect(again).toMatchObject({ status_code: "shipped", parcels: [{ number: `${number}-2` }] });
});

test("two parcels are merged into one", async () => {
  const { number, itemId } = await inProduction({ quantity: 2 });
  const one = { items: [{ order_item_id: itemId, quantity: 1 }] };
  await took("createParcel", number, { ...UPS, ...one });
  await took("createParcel", number, { ...UPS, ...one, tracking_number: "1Z1111" });
  const merged = await took("mergeParcels", number, { parcel: `${number}-2`, into: `${number}-1` });
  expect(merged.parcels).toMatchObject([{ number: `${number}-1`, contents: expect.stringMatching(/^2 ×/) }]);
  expect(merged.status_code).toBe("shipped");
});

test("a delivered parcel cannot be voided", async () => {
  const { number } = await inProduction();
  await took("createParcel", number, UPS);
  const parcel = `${number}-1`;
  expect((await took("markParcelDelivered", number, { parcel }, "ParcelInput")).status_code).toBe(
    "delivered",
  );
  const { errors } = await takes("voidParcel", number, { parcel, text: "Oops" }, "ParcelTextInput");
  expect(errors?.[0].message).toBe(`Parcel ${parcel} has been delivered, so it can't be changed.`);
});

test("what is in a lost parcel can be claimed, without being delivered", async () => {
  const order = await inProduction();
  await took("createParcel", order.number, UPS);
  expect(await claimable(order)).toEqual([false]);
  const fields = { parcel: `${order.number}-1`, text: "The carrier can't find it" };
  const lost = await took("reportParcelLost", order.number, fields, "ParcelTextInput");
  expect(lost.parcels[0].lost_at).not.toBeNull();
  expect(await claimable(order)).toEqual([true]);
});

test("an overdue parcel can be claimed, without anybody's help", async () => {
  const order = await inProduction();
  await took("createParcel", order.number, UPS);
  const { id } = await orderOf(engine, order.number);
  const longAgo = new Date(Date.now() - 9 * 24 * 60 * 60 * 1000).toISOString();
  await engine.db.updateTable("shipment").set({ shipped_at: longAgo }).where("order_id", "=", id).execute();
  expect(await claimable(order)).toEqual([false]);
  const promised = engine.db.updateTable("sales_order").where("id", "=", id);
  await promised.set({ arrival_date: longAgo.slice(0, 10) }).execute();
  expect(await claimable(order)).toEqual([true]);
});

test("a replacement is produced and shipped in addition; waste before shipping is not", async () => {
  const { number, itemId } = await inProduction();
  const piece = { order_item_id: itemId, quantity: 1, text: "Scratched", cost: 4.5 };
  const early = await takes("remakePieces", number, { ...piece, kind: "REPLACEMENT" });
  expect(early.errors?.[0].extensions.field).toBe("quantity");
  const wasted = await took("remakePieces", number, { ...piece, kind: "WASTE" });
  expect(wasted.lines).toEqual([{ quantity_to_ship: 1 }]);
  await took("makePrintFiles", number, {}, "OrderFormInput");
  await printDueOf(engine, number);
  await took("createParcel", number, UPS);
  const replaced = await took("remakePieces", number, { ...piece, kind: "REPLACEMENT" });
  expect(replaced).toMatchObject({ status_code: "in_production", lines: [{ quantity_to_ship: 1 }] });
  const { id } = await orderOf(engine, number);
  const remakes = await engine.db.selectFrom("order_remake").selectAll().where("order_id", "=", id).execute();
  expect(remakes).toMatchObject([
    { kind: "waste", cost_cents: 450 },
    { kind: "replacement", reason: "Scratched" },
  ]);
  await took("makePrintFiles", number, {}, "OrderFormInput");
  await printDueOf(engine, number);
  const shipped = await took("createParcel", number, { ...UPS, tracking_number: "1Z2222" });
  expect(shipped).toMatchObject({ status_code: "shipped", lines: [{ quantity_to_ship: 0 }] });
});
