import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Row } from "~/engine/database/schema";
import { jobs } from "~/engine/jobs/jobs";
import { deliverMail } from "~/engine/mail/deliver-mail";
import { queueMail } from "~/engine/mail/outbox";
import { senderOf } from "~/engine/mail/sender";
import { messageId, openTransport } from "~/engine/mail/transport";
import { claimPrint } from "~/engine/print/print-tasks";
import { type Engine, openEngine } from "~/engine/shared/engine";
import { abandonedByGuest } from "./abandoned-carts";
import { move, ordered } from "./atelier";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, PROCESSES } from "./engine-fixture";
import { type MailServer, openMailServer } from "./mail-server";
import { printedBytes, printFiles } from "./print-shop";
import { guest } from "./shopper";

/** Three processes on one database, each with its own jobs and mail sender. */

let server: MailServer;
let engine: EngineFixture;
let others: Engine[];
beforeAll(async () => {
  server = await openMailServer(5);
  const processes = { ...PROCESSES, databasePoolSize: 5, jobSeconds: 1, count: 3 };
  engine = await openFixture({ smtpUrl: server.url, processes }, { hasBackgroundWork: true });
  // Several connections to an SQLite file within one process would wait for each other forever.
  const shared = engine.settings.databaseUrl ? undefined : engine.db;
  others = await Promise.all([1, 2].map(() => openEngine(engine.settings, shared)));
});
afterAll(async () => {
  for (const other of others) await (engine.settings.databaseUrl ? other.close() : other.retire());
  await engine.close();
  await server.close();
});

const LONG_AGO = "2020-01-01T00:00:00.000Z";

async function paidOrder() {
  const order = await ordered(engine, guest());
  await move(engine, order.number, "TAKE_PAYMENT");
  return order;
}

function anEmail(subject: string) {
  return {
    kind: "order" as const,
    storeCode: "mpc",
    recipient: "bob@example.com",
    subject,
    text: "Hello",
    html: "<p>Hello</p>",
  };
}

function printTask(itemId: string): Promise<Row<"print_task">> {
  return engine.db
    .selectFrom("print_task")
    .selectAll()
    .where("order_item_id", "=", Number(itemId))
    .executeTakeFirstOrThrow();
}

function printingIsDue() {
  return engine.db.updateTable("job").set({ due_at: LONG_AGO }).where("name", "=", "print-orders").execute();
}

function takenOf(message: Row<"mail_outbox">): number {
  return server.taken.get(messageId(message, senderOf(engine.settings))) ?? 0;
}

async function allEmails(): Promise<Row<"mail_outbox">[]> {
  const messages = await engine.db.selectFrom("mail_outbox").selectAll().execute();
  const unsent = messages.filter(({ sent_at }) => sent_at === null);
  expect(unsent.map(({ subject }) => subject)).toEqual([]);
  return messages;
}

const patience = { timeout: 45_000, interval: 100 };

describe("three processes that run concurrently", () => {
  test("make each print file once, remind once, run each job in turn and send each email once", async () => {
    const left = await abandonedByGuest(engine);
    const orders = [await paidOrder(), await paidOrder(), await paidOrder()];
    const transport = openTransport(engine.settings);
    for (let count = 0; count < 20; count += 1) await queueMail(engine.db, anEmail(`One of many ${count}`));
    await Promise.all([engine, ...others].map(({ db }) => deliverMail(db, "mpc", transport)));
    await engine.db.updateTable("job").set({ due_at: LONG_AGO }).execute();
    await vi.waitFor(async () => {
      for (const { itemId } of orders) expect((await printTask(itemId)).state).toBe("done");
      const waiting = await engine.db
        .selectFrom("job")
        .select("name")
        .where("due_at", "<=", new Date().toISOString())
        .execute();
      expect(waiting).toEqual([]);
    }, patience);
    const messages = await vi.waitFor(allEmails, patience);

    for (const { itemId } of orders) {
      expect((await printTask(itemId)).attempts).toBe(1);
      for (const file of await printFiles(engine, itemId))
        expect(printedBytes(engine, file).length).toBe(file.bytes);
    }
    expect(await engine.db.selectFrom("job").select("name").execute()).toHaveLength(jobs.length);
    expect(await emailsTo(engine, left.email)).toHaveLength(1);
    expect(messages.length).toBeGreaterThan(orders.length * 2);
    expect(messages.filter((message) => takenOf(message) !== 1)).toEqual([]);
  });
});

describe("a process that dies", () => {
  test("while sending an email leaves it to another, once the claim has expired; it has the same Message-ID", async () => {
    const subject = "From a process that died";
    await queueMail(engine.db, anEmail(subject));
    const working = openTransport(engine.settings);
    const handedOver = vi.fn();
    void deliverMail(engine.db, "mpc", async (mail) => {
      await working(mail);
      handedOver();
      return new Promise(() => {});
    });
    await vi.waitFor(() => expect(handedOver).toHaveBeenCalledTimes(1));
    await deliverMail(others[0].db, "mpc", working);
    const emailOf = async () =>
      (await emailsTo(engine, "bob@example.com")).find((one) => one.subject === subject);
    expect(await emailOf()).toMatchObject({ attempts: 1, sent_at: null });

    await engine.db
      .updateTable("mail_outbox")
      .set({ claimed_until: LONG_AGO })
      .where("subject", "=", subject)
      .execute();
    await Promise.all([engine, ...others].map(({ db }) => deliverMail(db, "mpc", working)));
    const sent = await emailOf();
    expect(sent).toMatchObject({ attempts: 2, sent_at: expect.any(String) });
    expect(sent && takenOf(sent)).toBe(2);
  });

  test("while printing leaves it to another, once the claim has expired", async () => {
    const { itemId } = await paidOrder();
    await printingIsDue();
    await vi.waitFor(async () => expect((await printTask(itemId)).state).toBe("done"), patience);
    await engine.db.deleteFrom("print_file").where("order_item_id", "=", Number(itemId)).execute();
    const claimedUntil = (due_at: string) =>
      engine.db
        .updateTable("print_task")
        .set({ state: "waiting", attempts: 1, due_at })
        .where("order_item_id", "=", Number(itemId))
        .execute();
    await claimedUntil(new Date(Date.now() + 60_000).toISOString());
    expect(await claimPrint(others[0].db, "mpc", new Date())).toBeNull();
    await claimedUntil(LONG_AGO);
    await printingIsDue();
    await vi.waitFor(async () => expect(await printTask(itemId)).toMatchObject({ state: "done" }), patience);
    expect((await printTask(itemId)).attempts).toBe(2);
    expect(await printFiles(engine, itemId)).toHaveLength(2);
  });
});
