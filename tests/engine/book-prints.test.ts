import { afterAll, beforeAll, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { findBlueprint } from "~/design/products/known-products";
import { shopFiles } from "~/engine/files/shop-files";
import { storedFileName } from "~/engine/print/print-file-names";
import { printLine } from "~/engine/print/print-line";
import { move, ordered } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { jobContext, orderDesign, printAgain, printAll, printFiles } from "./print-shop";
import { artwork } from "./proofs";
import { guest } from "./shopper";

/** The print files of a photo book. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const blueprint = findBlueprint("photobook");
if (!blueprint) throw new Error("There are no photo books.");
const book = startDocument(blueprint);

async function printedBook() {
  const order = await ordered(engine, guest());
  await orderDesign(engine, order.itemId, book);
  await move(engine, order.number, "TAKE_PAYMENT");
  await printAll(engine);
  return order;
}

/** Makes it a book whose front was printed as a file of its own, without back and spine. */
async function printedWithFrontOnly(itemId: string) {
  const front = { order_item_id: Number(itemId), surface: "cover", revision: 1 };
  const stored = await shopFiles(engine.settings).put(storedFileName(front), Buffer.from("%PDF-1.6 a front"));
  await engine.db
    .updateTable("print_file")
    .set({ surface: "cover", title: "Cover", ...stored })
    .where("order_item_id", "=", Number(itemId))
    .where("title", "like", "Cover%")
    .execute();
}

test("a book whose front was printed alone gets a cover with back and spine when it is printed again", async () => {
  const { itemId } = await printedBook();
  await printedWithFrontOnly(itemId);
  await printAgain(engine, itemId);
  const titles = (await printFiles(engine, itemId)).map(({ title }) => title);
  expect(titles).toEqual([expect.stringMatching(/^Cover with a spine of [\d.]+ mm$/), "All 20 pages"]);
});

test("files that wait for their turn are not made any more when the process ends", async () => {
  const { itemId } = await printedBook();
  await engine.db.deleteFrom("print_file").where("order_item_id", "=", Number(itemId)).execute();
  const reason = new Error("The shop ends.");
  const context = { ...jobContext(engine), signal: AbortSignal.abort(reason) };
  await expect(printLine(context, Number(itemId))).rejects.toBe(reason);
  expect(await printFiles(engine, itemId)).toEqual([]);
});

test("the buyer opens the file of the cover at the cover, and that of all pages at each page", async () => {
  const { itemId, token } = await printedBook();
  const urls = async (): Promise<string[]> => {
    const { data } = await artwork(engine, { token });
    return data.orderArtwork.items[0].surfaces.map(({ print_file_url }) => print_file_url);
  };
  const [cover, ...pages] = await urls();
  expect(cover).toMatch(/1-cover-spread\.pdf$/);
  expect(pages).toHaveLength(20);
  for (const url of pages) expect(url).toMatch(/1-pages\.pdf$/);
  const opened = await engine.rest(pages[0]);
  expect(opened.headers.get("Content-Type")).toBe("application/pdf");
  expect(Buffer.from(await opened.arrayBuffer()).toString("latin1")).toMatch(/^%PDF-/);
  await printedWithFrontOnly(itemId);
  expect((await urls())[0]).toMatch(/1-cover\.pdf$/);
});
