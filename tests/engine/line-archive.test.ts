import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { blueprints } from "~/design/products/all-products.server";
import { removePhoto } from "~/engine/designs/photo-files";
import { shopFiles } from "~/engine/files/shop-files";
import { fileToken } from "~/engine/fulfillment/file-token";
import { lineArchivePath, storedFileName } from "~/engine/print/print-file-names";
import { removePrintFiles } from "~/engine/print/print-file-store";
import { databaseLimiter } from "~/engine/shared/database-limiter";
import { rateLimits } from "~/engine/shared/rate-limits";
import { sha256 } from "~/engine/shared/secrets";
import { move, ordered, staffOrder } from "./atelier";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { orderDesign, printAgain, printAll, printDueOf, printFiles, withPhoto } from "./print-shop";
import { readPdf } from "./read-pdf";
import { uploadPhoto } from "./shared-photos";
import { guest } from "./shopper";

/** A line's print files as one ZIP. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function printedOrder() {
  const order = await ordered(engine, guest(), { quantity: 3 });
  await move(engine, order.number, "TAKE_PAYMENT");
  await printAll(engine);
  return order;
}

async function archiveUrl(number: string): Promise<string | null> {
  const { lines } = await staffOrder<{ lines: { print: { archive_url: string | null } }[] }>(
    engine,
    number,
    "lines { print { archive_url } }",
  );
  return lines[0].print.archive_url;
}

async function unpacked(url: string | null, sender: Sender = {}): Promise<Record<string, Uint8Array>> {
  const response = await engine.rest(url ?? "no address", {}, sender);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/zip");
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

test("staff download the files of a line by their rule, with a job ticket and the same as JSON", async () => {
  const { number, itemId } = await printedOrder();
  const files = await unpacked(await archiveUrl(number));
  const names = [`${number}-01-001-front.pdf`, `${number}-01-002-back.pdf`];
  expect(Object.keys(files)).toEqual(["ticket.html", "ticket.pdf", "line.json", ...names]);
  const recorded = await printFiles(engine, itemId);
  for (const [index, name] of names.entries())
    expect(createHash("sha256").update(files[name]).digest("hex")).toBe(recorded[index].sha256);

  const job = JSON.parse(Buffer.from(files["line.json"]).toString());
  expect(job).toMatchObject({ order: number, line: 1, sku: "pet-tag", pieces: 3, revision: 1 });
  expect(job.arrives_by).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(job.ship_by).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(job.ship_by < job.arrives_by).toBe(true);
  expect(job.options).toContainEqual({ label: "Metal", title: "Silver" });
  expect(job.files).toMatchObject([
    { name: names[0], title: "Front", copies: 3, sha256: recorded[0].sha256 },
    { name: names[1], title: "Back", copies: 3, sha256: recorded[1].sha256 },
  ]);

  const paper = await readPdf(Buffer.from(files["ticket.pdf"]));
  expect(paper).toMatchObject({ isTagged: true, title: `Job ticket ${number}-1` });
  const read = paper.elements.join("\n");
  expect(read).toContain(`Ship by: ${job.ship_by}`);
  expect(read).toContain(`Arrives by: ${job.arrives_by}`);
  expect(read).toContain(`SHA-256 ${recorded[0].sha256}`);
  expect(read).toMatch(/Figure: QR code that opens the order[\s\S]+Figure: Front[\s\S]+Figure: Back/);

  const ticket = Buffer.from(files["ticket.html"]).toString();
  expect(ticket).toContain(`<h1>${number}, line 1</h1>`);
  expect(ticket).toContain(`<tr><th>Ship by</th><td>${job.ship_by}</td></tr>`);
  expect(ticket).toContain(`<tr><th>Arrives by</th><td>${job.arrives_by}</td></tr>`);
  expect(ticket).toContain('alt="QR code that opens the order"');
  expect(ticket.match(/<figcaption>(?:Front|Back)<\/figcaption>/g)).toHaveLength(2);
});

test("a neon sign's has the lines of its tubes, and how much tube of each color it needs", async () => {
  const order = await ordered(engine, guest());
  const sign = startDocument(blueprints["neon-sign"], { template: "one-paw" });
  await orderDesign(engine, order.itemId, sign);
  await move(engine, order.number, "TAKE_PAYMENT");
  await printAll(engine);
  const files = await unpacked(await archiveUrl(order.number));
  expect(Object.keys(files).filter((name) => name.endsWith(".pdf"))).toEqual([
    "ticket.pdf",
    `${order.number}-01-001-front.pdf`,
    `${order.number}-01-002-tubes.pdf`,
  ]);
  const job = JSON.parse(Buffer.from(files["line.json"]).toString());
  expect(job.tubes).toEqual([{ color: "Neon pink", millimeters: expect.any(Number), pieces: 5 }]);
  expect(job.tubes[0].millimeters).toBeGreaterThan(300);
  const ticket = Buffer.from(files["ticket.html"]).toString();
  expect(ticket).toContain(`<td>${job.tubes[0].millimeters} mm in 5 pieces</td>`);
});

test("nobody gets it without the token of that order, or before the line is ready", async () => {
  const { id, number, itemId } = await printedOrder();
  const other = await printedOrder();
  const sign = (order: { id: string }, scope: "production" | "claims") =>
    fileToken.sign(engine.settings, { orderId: Number(order.id), scope });
  const status = async (token: string) => (await engine.rest(lineArchivePath(token, Number(itemId)))).status;
  expect(await status(sign({ id }, "production"))).toBe(200);
  for (const token of ["forged", sign({ id }, "claims"), sign(other, "production")])
    expect(await status(token)).toBe(404);
  await engine.db
    .insertInto("print_hold")
    .values({
      order_item_id: Number(itemId),
      order_id: Number(id),
      revision: 1,
      findings: "Front: nothing is printed on it.",
      created_at: new Date().toISOString(),
    })
    .execute();
  expect(await archiveUrl(number)).toBeNull();
  expect(await status(sign({ id }, "production"))).toBe(404);
});

async function sidesOnTicket(number: string, sender: Sender = {}): Promise<string[]> {
  const files = await unpacked(await archiveUrl(number), sender);
  expect(Object.keys(files)).toHaveLength(5);
  return (
    Buffer.from(files["ticket.html"])
      .toString()
      .match(/(?<=<figcaption>)\w+/g) ?? []
  );
}

test("a visitor's limit of pictures does not count for it", async () => {
  const { number } = await printedOrder();
  const { pictures } = rateLimits;
  const visitor = "203.0.113.20";
  await databaseLimiter(engine.db, pictures).penalty(sha256(visitor), pictures.points);
  const sides = await sidesOnTicket(number, { headers: { "X-Forwarded-For": visitor } });
  expect(sides).toEqual(["Front", "Back"]);
});

function folderOf(itemId: string): string {
  return join(engine.settings.dataDirectory, "print", "0", itemId);
}

/** The names of the tickets that are kept of a line. */
function ticketsOf(itemId: string): string[] {
  return readdirSync(folderOf(itemId)).filter((name) => name.startsWith("ticket-"));
}

async function removeTickets(itemId: string): Promise<void> {
  for (const name of ticketsOf(itemId)) await rm(join(folderOf(itemId), name));
}

test("a request draws no ticket: one that a line lacks is made by the printer, once", async () => {
  const { number, itemId } = await printedOrder();
  await removeTickets(itemId);
  const url = (await archiveUrl(number)) ?? "";
  const early = await engine.rest(url);
  expect(early.status).toBe(503);
  expect(early.headers.get("Retry-After")).toBe("60");
  expect((await early.json()).message).toMatch(/^The job ticket is being made\./);
  expect(ticketsOf(itemId)).toEqual([]);
  await printDueOf(engine, number);
  const madeAt = () => ticketsOf(itemId).map((name) => statSync(join(folderOf(itemId), name)).mtimeMs);
  const made = madeAt();
  expect(made).toHaveLength(3);
  await Promise.all([printDueOf(engine, number), printAll(engine)]);
  expect(madeAt()).toEqual(made);
  expect(Object.keys(await unpacked(url))).toHaveLength(5);
});

test("a ticket is made again when a promised day moves, in place of the earlier one", async () => {
  const { number, itemId } = await printedOrder();
  const before = ticketsOf(itemId);
  const order = engine.db.updateTable("sales_order").where("number", "=", number);
  await order.set({ arrival_date: "2031-05-14" }).execute();
  const url = (await archiveUrl(number)) ?? "";
  expect((await engine.rest(url)).status).toBe(503);
  await printDueOf(engine, number);
  const files = await unpacked(url);
  expect(JSON.parse(Buffer.from(files["line.json"]).toString()).arrives_by).toBe("2031-05-14");
  const { elements } = await readPdf(Buffer.from(files["ticket.pdf"]));
  expect(elements.join("\n")).toContain("Arrives by: 2031-05-14");
  expect(Buffer.from(files["ticket.html"]).toString()).toContain("<td>2031-05-14</td>");
  expect(ticketsOf(itemId)).toHaveLength(3);
  expect(ticketsOf(itemId)).not.toEqual(before);
});

test("a request waits for a ticket where its process prints", async () => {
  const printing = await openFixture({}, { hasBackgroundWork: true });
  const { id, number, itemId } = await ordered(printing, guest());
  await move(printing, number, "TAKE_PAYMENT");
  await printDueOf(printing, number);
  const order = printing.db.updateTable("sales_order").where("number", "=", number);
  await order.set({ arrival_date: "2031-05-14" }).execute();
  const token = fileToken.sign(printing.settings, { orderId: Number(id), scope: "production" });
  expect((await printing.rest(lineArchivePath(token, Number(itemId)))).status).toBe(200);
  await printing.close();
});

test("its ticket is deleted with its files", async () => {
  const { itemId } = await printedOrder();
  expect(ticketsOf(itemId)).toHaveLength(3);
  await removePrintFiles(engine.settings, [Number(itemId)]);
  expect(existsSync(folderOf(itemId))).toBe(false);
});

test("a ticket that can't be stored keeps no line from being printed, and is made later", async () => {
  const { number, itemId } = await printedOrder();
  const [inTheWay] = ticketsOf(itemId);
  await removeTickets(itemId);
  await mkdir(join(folderOf(itemId), inTheWay));
  await printAgain(engine, itemId);
  const url = (await archiveUrl(number)) ?? "";
  expect((await engine.rest(url)).status).toBe(503);
  await rmdir(join(folderOf(itemId), inTheWay));
  await printDueOf(engine, number);
  expect(Object.keys(await unpacked(url))).toHaveLength(5);
});

test("sides that can't be drawn are left out of its ticket", async () => {
  const { number, itemId } = await printedOrder();
  const photoId = await uploadPhoto(engine, guest());
  await orderDesign(engine, itemId, withPhoto(startDocument(blueprints["pet-tags"]), photoId));
  await removePhoto(engine.settings, photoId);
  await removeTickets(itemId);
  await printDueOf(engine, number);
  expect(await sidesOnTicket(number)).toEqual([]);
});

test("nobody gets it while its files are made again, or when one is lost", async () => {
  const { number, itemId } = await printedOrder();
  const url = (await archiveUrl(number)) ?? "";
  const change = (state: "waiting" | "done") =>
    engine.db
      .updateTable("print_task")
      .set({ state, due_at: "2999-01-01T00:00:00.000Z" })
      .where("order_item_id", "=", Number(itemId))
      .execute();
  await change("waiting");
  expect((await engine.rest(url)).status).toBe(404);
  await change("done");
  expect(Object.keys(await unpacked(url))).toHaveLength(5);
  const [, back] = await printFiles(engine, itemId);
  await shopFiles(engine.settings).remove(storedFileName(back));
  expect((await engine.rest(url)).status).toBe(404);
});
