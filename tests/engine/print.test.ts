import { createHash } from "node:crypto";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileToken } from "~/engine/fulfillment/file-token";
import { staffOrderToken } from "~/engine/fulfillment/staff-order-link";
import { deletePrintFiles } from "~/engine/print/delete-print-files";
import { move, ordered, staffPrints } from "./atelier";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { jobContext, printAll, printedBytes, printFiles, withPhoto } from "./print-shop";
import { guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

/** A paid order. */
async function paidOrder() {
  const order = await ordered(engine, guest());
  await move(engine, order.number, "TAKE_PAYMENT");
  return order;
}

describe("the print files of an order", () => {
  test("are not made before it is paid, then one for each surface, with their hashes", async () => {
    const order = await ordered(engine, guest());
    await printAll(engine);
    expect(await printFiles(engine, order.itemId)).toEqual([]);
    await move(engine, order.number, "TAKE_PAYMENT");
    await printAll(engine);
    const files = await printFiles(engine, order.itemId);
    expect(files.map(({ title }) => title)).toEqual(["Front", "Back"]);
    for (const file of files) {
      const bytes = printedBytes(engine, file);
      expect(bytes.length).toBe(file.bytes);
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(file.sha256);
    }
  });

  test("have the same bytes when they are made again", async () => {
    const { itemId, number } = await paidOrder();
    await printAll(engine);
    const first = await printFiles(engine, itemId);
    await engine.db.deleteFrom("print_file").where("order_item_id", "=", Number(itemId)).execute();
    await engine.db
      .updateTable("print_task")
      .set({ state: "waiting", due_at: "2020-01-01T00:00:00.000Z" })
      .where("order_item_id", "=", Number(itemId))
      .execute();
    await printAll(engine);
    const again = await printFiles(engine, itemId);
    expect(again.map(({ sha256 }) => sha256)).toEqual(first.map(({ sha256 }) => sha256));
    expect((await staffPrints(engine, number))[0].state).toBe("READY");
  });

  test("are continued after the process was killed between two of them", async () => {
    const { itemId } = await paidOrder();
    await printAll(engine);
    const [front, back] = await printFiles(engine, itemId);
    await engine.db
      .deleteFrom("print_file")
      .where("order_item_id", "=", Number(itemId))
      .where("surface", "=", "back")
      .execute();
    const folder = join(engine.settings.dataDirectory, "print", "0", itemId);
    writeFileSync(join(folder, "1-back.pdf.killed.draft"), "half a file");
    // Claimed five minutes ago by a process that has ended.
    await engine.db
      .updateTable("print_task")
      .set({ state: "waiting", due_at: new Date().toISOString(), attempts: 1 })
      .where("order_item_id", "=", Number(itemId))
      .execute();
    await printAll(engine, new Date(Date.now() + 1000));
    const after = await printFiles(engine, itemId);
    expect(after.map(({ sha256 }) => sha256)).toEqual([front.sha256, back.sha256]);
    expect(after[0].created_at).toBe(front.created_at);
  });

  test("are written by one of two processes that check at once", async () => {
    const { itemId } = await paidOrder();
    await Promise.all([printAll(engine), printAll(engine)]);
    expect(await printFiles(engine, itemId)).toHaveLength(2);
    const folder = join(engine.settings.dataDirectory, "print", "0", itemId);
    const ticket = ["html", "json", "pdf"].map((format) =>
      expect.stringMatching(`^ticket-\\w{32}\\.${format}$`),
    );
    expect(readdirSync(folder).sort()).toEqual(["1-back.pdf", "1-front.pdf", ...ticket]);
  });

  test("are downloaded only with the token of the order's files, and not cached", async () => {
    const { id, itemId, number } = await paidOrder();
    await printAll(engine);
    const [{ files }] = await staffPrints(engine, number);
    const sent = await engine.rest(files[0].url);
    expect(sent.status).toBe(200);
    expect(sent.headers.get("Content-Type")).toBe("application/pdf");
    expect(sent.headers.get("Cache-Control")).toBe("private, no-store");
    expect(sent.headers.get("Content-Disposition")).toContain("attachment");
    const body = Buffer.from(await sent.arrayBuffer());
    expect(createHash("sha256").update(body).digest("hex")).toBe(files[0].sha256);

    const other = await paidOrder();
    await printAll(engine);
    const token = /\/desk\/([^/]+)/.exec(files[0].url)?.[1] ?? "";
    const late = fileToken.sign(
      engine.settings,
      { orderId: Number(id), scope: "production" },
      Date.now() - 1,
    );
    const letter = staffOrderToken.sign(engine.settings, { orderId: Number(id) });
    for (const address of [
      files[0].url.replace(
        token,
        fileToken.sign(engine.settings, { orderId: Number(other.id), scope: "production" }),
      ),
      files[0].url.replace(token, late),
      files[0].url.replace(token, letter),
      files[0].url.replace(token, `${token}x`),
      files[0].url.replace(/\/desk\//, "/proof/"),
      files[0].url.replace(`/${itemId}/`, `/${other.itemId}/`),
      files[0].url.replace("1-front", "2-front"),
      files[0].url.replace("1-front", "1-..%2Ffront"),
    ]) {
      expect((await engine.rest(address)).status).toBe(404);
    }
  });

  test("that fail are reported to the store by email, and made once they can be", async () => {
    const { itemId, number } = await paidOrder();
    const item = await engine.db
      .selectFrom("sales_order_item")
      .selectAll()
      .where("id", "=", Number(itemId))
      .executeTakeFirstOrThrow();
    const revision = await engine.db
      .selectFrom("design_revision")
      .selectAll()
      .where("design_id", "=", item.design_id ?? "")
      .executeTakeFirstOrThrow();
    const change = (document: string) =>
      engine.db
        .updateTable("design_revision")
        .set({ document })
        .where("design_id", "=", item.design_id ?? "")
        .execute();
    await change(JSON.stringify(withPhoto(JSON.parse(revision.document), "0".repeat(32))));
    await printAll(engine);
    expect((await staffPrints(engine, number))[0]).toMatchObject({
      state: "STUCK",
      problem: "One of its photo files is missing.",
      files: [],
    });
    const messages = await emailsTo(engine, SHOP_EMAIL);
    expect(messages.filter(({ subject }) => subject.includes("Can't print"))).toHaveLength(1);
    expect(messages.at(-1)?.subject).toContain(number);

    await change(revision.document);
    await move(engine, number, "PRINT");
    const [made] = await staffPrints(engine, number);
    expect(made.state).toBe("READY");
    expect(made.files).toHaveLength(2);
  });

  test("are not made for an order that was canceled and refunded", async () => {
    const order = await ordered(engine, guest());
    await move(engine, order.number, "TAKE_PAYMENT");
    await engine.graphql(
      'mutation ($token: String!) { cancelOrderByToken(order_token: $token, reason: "mistake") { order { number } } }',
      { token: order.token },
    );
    await printAll(engine);
    expect(await printFiles(engine, order.itemId)).toEqual([]);
    expect(existsSync(join(engine.settings.dataDirectory, "print", "0", order.itemId))).toBe(false);
  });
});

describe("print files that are no longer needed", () => {
  test("are not offered once the order is refunded, and their addresses stop working", async () => {
    const order = await paidOrder();
    await printAll(engine);
    const [{ files }] = await staffPrints(engine, order.number);
    await engine.graphql(
      'mutation ($token: String!) { cancelOrderByToken(order_token: $token, reason: "mistake") { order { number } } }',
      { token: order.token },
    );
    const [print] = await staffPrints(engine, order.number);
    expect(print).toMatchObject({ state: "ENDED", problem: null, files: [] });
    expect((await engine.rest(files[0].url)).status).toBe(404);
  });

  test("are deleted long after the order ended, and their hashes are kept", async () => {
    const { itemId, number } = await paidOrder();
    await printAll(engine);
    const [file] = await printFiles(engine, itemId);
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await deletePrintFiles.run(jobContext(engine), inDays(200));
    expect(printedBytes(engine, file).length).toBe(file.bytes);
    await engine.db
      .updateTable("sales_order")
      .set({ status: "delivered" })
      .where("number", "=", number)
      .execute();
    await deletePrintFiles.run(jobContext(engine), inDays(80));
    expect(printedBytes(engine, file).length).toBe(file.bytes);
    await deletePrintFiles.run(jobContext(engine), inDays(100));
    expect(() => printedBytes(engine, file)).toThrow("ENOENT");
    expect((await printFiles(engine, itemId))[0].sha256).toBe(file.sha256);
  });
});
