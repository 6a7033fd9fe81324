import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { blueprints } from "~/design/products/all-products.server";
import { startPrintRunner } from "~/engine/print/print-runner";
import { claimPrint, failPrint } from "~/engine/print/print-tasks";
import { staffPrints } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderForm, paidOrder, sendForm } from "./order-forms";
import { orderOf } from "./paid-orders";
import { jobContext, orderDesign, printAll, printFiles, withPhoto } from "./print-shop";
import { ownerOf } from "./staff";

/** Print files that staff wait for: a request makes them due, and the printer of a process draws them. */

let engine: EngineFixture;
let printing: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
  printing = await openFixture({}, { hasBackgroundWork: true });
});
afterAll(async () => {
  await engine.close();
  await printing.close();
});

function tasksOf({ db }: EngineFixture, itemId: string) {
  return db.selectFrom("print_task").selectAll().where("order_item_id", "=", Number(itemId)).execute();
}

async function sends(shop: EngineFixture, operation: string, number: string) {
  const owner = await ownerOf(shop);
  const form = await orderForm(shop, owner, number);
  return sendForm(shop, owner, operation, form, undefined, "OrderFormInput");
}

test.each(["makePrintFiles", "startProduction"])(
  "%s draws nothing where nothing prints",
  async (operation) => {
    const { number, itemId } = await paidOrder(engine);
    const { errors } = await sends(engine, operation, number);
    if (operation === "startProduction") expect(errors?.[0].message).toMatch(/is still being made/);
    expect(await tasksOf(engine, itemId)).toMatchObject([{ state: "waiting", attempts: 0 }]);
    expect(existsSync(join(engine.settings.dataDirectory, "print", "0", itemId))).toBe(false);
    await printAll(engine);
    expect(await tasksOf(engine, itemId)).toMatchObject([{ state: "done", attempts: 1 }]);
    expect((await sends(engine, "startProduction", number)).errors).toBeUndefined();
  },
);

test.each(["makePrintFiles", "startProduction"])(
  "%s waits for the printer of its process",
  async (operation) => {
    const { number, itemId } = await paidOrder(printing);
    expect((await sends(printing, operation, number)).errors).toBeUndefined();
    expect(await tasksOf(printing, itemId)).toMatchObject([{ state: "done", attempts: 1 }]);
    expect(await printFiles(printing, itemId)).toHaveLength(2);
  },
);

test("two requests and the job together print an order once", async () => {
  const { number, itemId } = await paidOrder(printing);
  const requests = [1, 2].map(() => sends(printing, "makePrintFiles", number));
  await Promise.all([...requests, printAll(printing)]);
  await vi.waitUntil(async () => (await tasksOf(printing, itemId))[0].state === "done", { timeout: 30_000 });
  expect(await tasksOf(printing, itemId)).toMatchObject([{ state: "done", attempts: 1 }]);
});

test("a request leaves a line alone that is being drawn, and has one that failed drawn again", async () => {
  const { number, itemId } = await paidOrder(engine);
  const { id } = await orderOf(engine, number);
  const now = new Date(Date.now() + 1000);
  const claimed = await claimPrint(engine.db, engine.settings.brand, now, id);
  if (!claimed) throw new Error("nothing was due");
  await sends(engine, "makePrintFiles", number);
  expect(await tasksOf(engine, itemId)).toEqual([claimed]);
  await failPrint(engine.db, claimed, { problem: "It failed.", isHopeless: false, now });
  await sends(engine, "makePrintFiles", number);
  expect(await tasksOf(engine, itemId)).toMatchObject([{ state: "waiting", attempts: 0, problem: null }]);
});

test("a request waits no longer than for a drawing that fails, which is recorded with its line", async () => {
  const { number, itemId } = await paidOrder(printing);
  await orderDesign(printing, itemId, withPhoto(startDocument(blueprints["pet-tags"]), "0".repeat(32)));
  await sends(printing, "makePrintFiles", number);
  expect(await staffPrints(printing, number)).toMatchObject([
    { state: "STUCK", problem: "One of its photo files is missing.", files: [] },
  ]);
});

test("what a process leaves at its end is printed by the job", async () => {
  const { number, itemId } = await paidOrder(engine);
  const { id } = await orderOf(engine, number);
  const { settings } = engine;
  const printer = startPrintRunner(new Map([[settings.brand, jobContext(engine)]]));
  expect(printer.wake("another-store", id)).toBe(false);
  expect(printer.wake(settings.brand, id)).toBe(true);
  await printer.close();
  expect(await tasksOf(engine, itemId)).toMatchObject([{ state: "waiting", attempts: 0 }]);
  expect(printer.wake(settings.brand, id)).toBe(false);
  await printAll(engine);
  expect(await tasksOf(engine, itemId)).toMatchObject([{ state: "done" }]);
});
