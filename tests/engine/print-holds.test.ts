import { afterAll, beforeAll, expect, test } from "vitest";
import { move, ordered, refund, staffOrder, staffPrints } from "./atelier";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderForm, sendForm } from "./order-forms";
import { printAgain, printAll } from "./print-shop";
import { guest } from "./shopper";
import { auditOf, callAdmin, ownerOf } from "./staff";

/** Lines that preflight holds before production. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const FINDING = "Front, Name: strokes of 0.02 mm; the engraver makes 0.08 mm at least.";

/** A paid tag whose name has letters that are too thin to engrave. */
async function heldOrder({ quantity = 1 } = {}) {
  const order = await ordered(engine, guest(), { quantity });
  await changeSize(order.itemId, 1);
  await move(engine, order.number, "TAKE_PAYMENT");
  await printAll(engine);
  return order;
}

/** Gives the name on the front that size, in a font with hairlines. */
async function changeSize(itemId: string, size: number) {
  const { design_id } = await engine.db
    .selectFrom("sales_order_item")
    .select("design_id")
    .where("id", "=", Number(itemId))
    .executeTakeFirstOrThrow();
  const revision = engine.db.selectFrom("design_revision").where("design_id", "=", design_id ?? "");
  const { document } = await revision.select("document").executeTakeFirstOrThrow();
  const design = JSON.parse(document);
  Object.assign(design.surfaces.front.layers[0], { font: "playfair-display", size });
  await engine.db
    .updateTable("design_revision")
    .set({ document: JSON.stringify(design) })
    .where("design_id", "=", design_id ?? "")
    .execute();
}

/** Has the line's files made again. @returns its state afterwards */
async function stateAgain(number: string, itemId: string): Promise<string> {
  await printAgain(engine, itemId);
  return (await staffPrints(engine, number))[0].state;
}

async function release(number: string, itemId: string, text = "It is a toy for a doll") {
  const owner = await ownerOf(engine);
  const form = { ...(await orderForm(engine, owner, number)), order_item_id: itemId, text };
  return sendForm(engine, owner, "releaseHeldPrint", form);
}

const HELD = "lines { print { state findings can_release files { url } } } production_problem";

interface HeldOrder {
  lines: { print: { state: string; findings: string[]; can_release: boolean; files: unknown[] } }[];
  production_problem: string | null;
}

test("a line with findings is held without files, stops production, and the shop is emailed once", async () => {
  const { number } = await heldOrder();
  const { lines, production_problem } = await staffOrder<HeldOrder>(engine, number, HELD);
  expect(lines[0].print).toEqual({ state: "HELD", findings: [FINDING], can_release: true, files: [] });
  expect(production_problem).toMatch(/^Engraved Pet Tag is held\. .+strokes of 0\.02 mm/);
  const { errors } = await move(engine, number, "START_PRODUCTION");
  expect(errors?.[0].message).toBe(production_problem);
  await move(engine, number, "PRINT");
  const emails = (await emailsTo(engine, SHOP_EMAIL)).filter(({ subject }) => subject.includes(number));
  const held = emails.filter(({ subject }) => subject.startsWith("Held before printing"));
  expect(held).toHaveLength(1);
  expect(held[0].text_body).toContain(FINDING);
});

/** Numbers of the orders that are held, with their count on the page of the day. */
async function listedOrders() {
  const { token } = await ownerOf(engine);
  const query = "{ today { held_prints } orders(filter: { problem: PRINT }) { items { number } } }";
  const { data } = await callAdmin(engine, query, {}, token);
  const { today, orders } = data as {
    today: { held_prints: number };
    orders: { items: { number: string }[] };
  };
  return { count: today.held_prints, numbers: orders.items.map((order) => order.number) };
}

test("an order with a held line is listed and counted, until it is released", async () => {
  const { number, itemId } = await heldOrder();
  const before = await listedOrders();
  expect(before.numbers).toContain(number);
  expect(before.count).toBe(before.numbers.length);
  await release(number, itemId);
  expect(await listedOrders()).toEqual({
    count: before.count - 1,
    numbers: before.numbers.filter((each) => each !== number),
  });
});

test("an order is no longer listed when every piece of its held line was refunded", async () => {
  const { number, itemId } = await heldOrder({ quantity: 2 });
  const refundPiece = () => refund(engine, number, { items: [{ order_item_id: itemId, quantity: 1 }] });
  expect((await refundPiece()).errors).toBeUndefined();
  expect((await listedOrders()).numbers).toContain(number);
  expect((await refundPiece()).errors).toBeUndefined();
  const after = await listedOrders();
  expect(after.numbers).not.toContain(number);
  expect(after.count).toBe(after.numbers.length);
});

test("staff release it with a reason, which the timeline and the audit log record", async () => {
  const { number, itemId } = await heldOrder();
  const { errors } = await release(number, itemId, "  ");
  expect(errors?.[0].extensions).toMatchObject({ field: "text" });
  await release(number, itemId);
  const [print] = await staffPrints(engine, number);
  expect(print.state).toBe("READY");
  expect(print.files).toHaveLength(2);
  const { timeline } = await staffOrder<{ timeline: { title: string; text: string | null }[] }>(
    engine,
    number,
    "timeline { title text }",
  );
  expect(timeline).toContainEqual({
    title: "Released for printing",
    text: "Engraved Pet Tag: It is a toy for a doll",
  });
  expect((await auditOf(engine, "order.print-release")).at(-1)).toMatchObject({ subject_id: number });
  const again = await release(number, itemId);
  expect(again.errors?.[0].message).toBe("This line isn't held.");
  expect((await move(engine, number, "START_PRODUCTION")).errors).toBeUndefined();
});

test.each(["abc", "99999999999"])("an id that no line has is rejected: %s", async (id) => {
  const { number } = await ordered(engine, guest());
  expect((await release(number, id)).errors?.[0].message).toBe("This line isn't held.");
});

test("a released line is not held again when its files are made again; a mended one is free", async () => {
  const { number, itemId } = await heldOrder();
  const again = () => stateAgain(number, itemId);
  expect(await again()).toBe("HELD");
  await release(number, itemId);
  expect(await again()).toBe("READY");
  await changeSize(itemId, 2);
  expect(await again()).toBe("HELD");
  await changeSize(itemId, 9);
  expect(await again()).toBe("READY");
});

test("a line that was produced before it was ever checked is not held when it is made again", async () => {
  const { number, itemId } = await ordered(engine, guest());
  await move(engine, number, "TAKE_PAYMENT");
  await printAll(engine);
  await changeSize(itemId, 1);
  expect(await stateAgain(number, itemId)).toBe("HELD");
  await engine.db.deleteFrom("print_hold").where("order_item_id", "=", Number(itemId)).execute();
  expect((await move(engine, number, "START_PRODUCTION")).errors).toBeUndefined();
  expect(await stateAgain(number, itemId)).toBe("READY");
});
