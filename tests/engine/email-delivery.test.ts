import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { Kysely, SqliteDialect, sql } from "kysely";
import { register } from "prom-client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { emailDelivery } from "~/engine/database/migrations/0038-email-delivery";
import type { Database, Row } from "~/engine/database/schema";
import { openSqlite } from "~/engine/database/sqlite-file";
import { claimNextEmail } from "~/engine/mail/claim-email";
import { deleteOldEmails } from "~/engine/mail/delete-old-emails";
import { deliverMail } from "~/engine/mail/deliver-mail";
import type { EmailKind } from "~/engine/mail/email-kinds";
import { listGivenUpEmails, resendEmails } from "~/engine/mail/given-up-emails";
import { startMailSender } from "~/engine/mail/mail-sender";
import { type Mail, queueMail } from "~/engine/mail/outbox";
import { reportGivenUpEmails } from "~/engine/mail/report-given-up-emails";
import { MAX_ATTEMPTS, pauseAfter } from "~/engine/mail/retry-schedule";
import { openTransport } from "~/engine/mail/transport";
import { logger } from "~/engine/shared/logger";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { type HostileMailServer, openHostileMailServer } from "./hostile-mail-server";

let server: HostileMailServer;
let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
beforeEach(async () => {
  server = await openHostileMailServer();
  await engine.db.deleteFrom("mail_outbox").execute();
  vi.spyOn(logger, "warn").mockImplementation(() => {});
  vi.spyOn(logger, "error").mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const DAY = 24 * 60 * 60 * 1000;
const PATIENT = { connection: 20_000, greeting: 20_000, silence: 20_000, email: 20_000 };
/** Milliseconds: long enough for a server that responds on a busy machine. */
const IMPATIENT = { connection: 20_000, greeting: 2000, silence: 2000, email: 4000 };

function transport(timeouts = PATIENT) {
  return openTransport({ ...engine.settings, smtpUrl: server.url }, timeouts);
}

function queue(recipient: string, kind: EmailKind = "order", more: Partial<Mail> = {}) {
  const content = { subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
  return queueMail(engine.db, { kind, storeCode: "mpc", recipient, ...content, ...more });
}

async function emailTo(recipient: string): Promise<Row<"mail_outbox">> {
  const [email] = await emailsTo(engine, recipient);
  return email;
}

function change(values: Partial<Row<"mail_outbox">>) {
  return engine.db.updateTable("mail_outbox").set(values).execute();
}

async function metric(name: string): Promise<number> {
  const { values } = (await register.getSingleMetric(name)?.get()) ?? { values: [] };
  return values[0].value;
}

describe("a reply of the mail server", () => {
  it.each(["refused-550", "refused-553", "refused-554"])("%s is final", async (manner) => {
    await queue(`${manner}@example.com`);
    await deliverMail(engine.db, "mpc", transport());
    const email = await emailTo(`${manner}@example.com`);
    expect(email).toMatchObject({ attempts: 1, sent_at: null, given_up_at: expect.any(String) });
    expect(email.failure).toMatch(/^55\d( \d\.\d\.\d)?$/);
  });

  it.each(["refused-421", "refused-450", "refused-451", "refused-452", "refused-551", "refused-552"])(
    "%s is temporary",
    async (manner) => {
      await queue(`${manner}@example.com`);
      await deliverMail(engine.db, "mpc", transport());
      expect(await emailTo(`${manner}@example.com`)).toMatchObject({
        attempts: 1,
        given_up_at: null,
        next_attempt_at: expect.any(String),
        failure: expect.stringMatching(/^[45]\d\d \d\.\d\.\d$/),
      });
    },
  );

  it("is logged without the address it contains", async () => {
    await queue("refused-550@example.com");
    await deliverMail(engine.db, "mpc", transport());
    const logged = JSON.stringify(vi.mocked(logger.error).mock.calls);
    expect(logged).toContain("550 5.1.1");
    expect(logged).not.toContain("@");
  });
});

describe("a mail server that does not respond", () => {
  it.each([
    ["hangs@example.com", "ETIMEDOUT"],
    ["drops@example.com", "ECONNECTION"],
    ["tarpit@example.com", "EABORT"],
  ])("to %s does not delay later emails", async (recipient, failure) => {
    await queue(recipient);
    await queue("next@example.com");
    await deliverMail(engine.db, "mpc", transport(IMPATIENT));
    expect(await emailTo(recipient)).toMatchObject({ sent_at: null, failure, given_up_at: null });
    expect(server.taken).toEqual(["next@example.com"]);
  });

  it("and never greets costs three attempts, and none of the other emails'", async () => {
    const silent = createServer((socket: Socket) => socket.on("error", () => {})).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    for (let count = 0; count < 6; count += 1) await queue(`reader${count}@example.com`);
    await deliverMail(
      engine.db,
      "mpc",
      openTransport({ ...engine.settings, smtpUrl }, { ...IMPATIENT, greeting: 150 }),
    );
    const emails = await engine.db.selectFrom("mail_outbox").select("attempts").orderBy("id").execute();
    expect(emails.map(({ attempts }) => attempts)).toEqual([1, 1, 1, 0, 0, 0]);
    silent.close();
  });

  it("gets each email with the same Message-ID in every attempt", async () => {
    await queue("drops@example.com");
    for (let round = 0; round < 3; round += 1) {
      await deliverMail(engine.db, "mpc", transport());
      await change({ next_attempt_at: null });
    }
    const ids = server.seen.get("drops@example.com") ?? [];
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<\w+@/);
  });
});

describe("emails due at the same time", () => {
  it("are sent by urgency: codes first, news last", async () => {
    await queue("news@example.com", "newsletter");
    await queue("order@example.com", "order");
    await queue("code@example.com", "sign-in-code");
    await deliverMail(engine.db, "mpc", transport());
    expect(server.taken).toEqual(["code@example.com", "order@example.com", "news@example.com"]);
  });

  it("are sent over several connections: two that hang leave one for orders and one for codes", async () => {
    for (let count = 0; count < 4; count += 1) await queue(`hangs@bulk${count}.example`, "newsletter");
    const settings = { ...engine.settings, smtpUrl: server.url };
    const sender = startMailSender(engine.db, new Map([["mpc", settings]]), 0);
    await vi.waitFor(() => expect(server.seen.size).toBe(2));
    await queue("order@example.com", "order");
    await queue("hangs@order.example", "order");
    await queue("code@example.com", "sign-in-code");
    sender.wake();
    await vi.waitFor(() =>
      expect(server.taken).toEqual(expect.arrayContaining(["order@example.com", "code@example.com"])),
    );
    await vi.waitFor(() => expect(server.seen.has("hangs@order.example")).toBe(true));
    await queue("another-code@example.com", "password-reset");
    sender.wake();
    await vi.waitFor(() => expect(server.taken).toContain("another-code@example.com"));
    expect(server.seen.size).toBe(6);
    await sender.close();
  });

  it("to one recipient use one connection, except for security emails", async () => {
    await queue("ada@example.com", "order", { subject: "first" });
    await queue("ada@example.com", "order", { subject: "second" });
    const next = () => claimNextEmail(engine.db, { storeCode: "mpc", lastPriority: 2, now: new Date() });
    expect(await next()).toMatchObject({ subject: "first" });
    expect(await next()).toBeUndefined();
    await queue("ada@example.com", "sign-in-code", { subject: "code" });
    expect(await next()).toMatchObject({ subject: "code" });
  });
});

describe("a store that stops", () => {
  it("aborts emails that hang, and leaves them due for another process", async () => {
    await queue("hangs@example.com");
    const settings = { ...engine.settings, smtpUrl: server.url };
    const sender = startMailSender(engine.db, new Map([["mpc", settings]]), 50);
    await vi.waitFor(() => expect(server.seen.size).toBe(1));
    await sender.close();
    await vi.waitFor(() => expect(server.connections()).toBe(0));
    expect(await emailTo("hangs@example.com")).toMatchObject({
      sent_at: null,
      claimed_until: null,
      next_attempt_at: null,
    });
  });

  it("waits for an email that is accepted slowly", async () => {
    await queue("slow@example.com");
    const settings = { ...engine.settings, smtpUrl: server.url };
    const sender = startMailSender(engine.db, new Map([["mpc", settings]]));
    await vi.waitFor(() => expect(server.seen.size).toBe(1));
    await sender.close();
    expect(await emailTo("slow@example.com")).toMatchObject({ sent_at: expect.any(String), attempts: 1 });
  });
});

describe("an email that fails repeatedly", () => {
  it("is retried for more than five days, with pauses growing to some hours", () => {
    const min = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1, () => 0));
    const max = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1, () => 1));
    const total = (pauses: number[]) => pauses.reduce((subtotal, pause) => subtotal + pause, 0);
    expect(min[0]).toBe(60_000);
    expect(Math.max(...max)).toBe(5 * 60 * 60 * 1000);
    expect(total(min)).toBeGreaterThan(5 * DAY);
    expect(total(max)).toBeLessThan(7 * DAY);
    expect(min).toEqual(min.toSorted((one, other) => one - other));
  });

  it("is abandoned after the last attempt, counted, and never claimed again", async () => {
    await queue("refused-451@example.com");
    await change({ attempts: MAX_ATTEMPTS - 2 });
    await deliverMail(engine.db, "mpc", transport());
    expect(await metric("shop_emails_waiting")).toBe(1);
    expect(await metric("shop_emails_given_up")).toBe(0);
    await change({ next_attempt_at: null });
    await deliverMail(engine.db, "mpc", transport());
    expect(await metric("shop_emails_waiting")).toBe(0);
    expect(await metric("shop_emails_given_up")).toBe(1);
    expect(await emailTo("refused-451@example.com")).toMatchObject({ attempts: MAX_ATTEMPTS });
    const unused = vi.fn();
    await deliverMail(engine.db, "mpc", unused);
    expect(unused).not.toHaveBeenCalled();
  });

  it("is not delayed by a clock that was ahead", async () => {
    await queue("ada@example.com");
    const transport = vi.fn(() => Promise.resolve());
    await change({ next_attempt_at: new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString() });
    await deliverMail(engine.db, "mpc", transport);
    expect(transport).not.toHaveBeenCalled();
    await change({ next_attempt_at: new Date(Date.now() + 6 * 60 * 60 * 1000).toISOString() });
    await deliverMail(engine.db, "mpc", transport);
    expect(transport).toHaveBeenCalledTimes(1);
    await change({ sent_at: null, claimed_until: new Date(Date.now() + 30 * DAY).toISOString() });
    await deliverMail(engine.db, "mpc", transport);
    expect(transport).toHaveBeenCalledTimes(2);
  });
});

it("an email that two processes with different clocks take from each other is sent once by each, and no more", async () => {
  await queue("ada@example.com");
  const deliveries: { taken: () => void; end: Promise<void> }[] = [];
  async function start() {
    const began = deliveries.length;
    const end = deliverMail(
      engine.db,
      "mpc",
      () => new Promise<void>((taken) => deliveries.push({ taken, end })),
    );
    await vi.waitUntil(() => deliveries.length > began);
  }
  await start();
  await change({ claimed_until: new Date(0).toISOString() });
  await start();
  const [first, second] = deliveries;
  first.taken();
  await first.end;
  await change({ claimed_until: new Date(0).toISOString() });
  await deliverMail(engine.db, "mpc", transport());
  expect(server.taken).toEqual([]);
  second.taken();
  await second.end;
  expect(await emailTo("ada@example.com")).toMatchObject({ sent_at: expect.any(String) });
});

it("an email taken over by another process is not abandoned by the first", async () => {
  await queue("ada@example.com");
  const rejected = Object.assign(new Error("refused"), { responseCode: 550, command: "RCPT TO" });
  await deliverMail(engine.db, "mpc", async () => {
    await change({ claimed_until: null });
    await claimNextEmail(engine.db, { storeCode: "mpc", lastPriority: 2, now: new Date() });
    throw rejected;
  });
  expect(await emailTo("ada@example.com")).toMatchObject({
    attempts: 2,
    given_up_at: null,
    claimed_until: expect.any(String),
  });
});

describe("an expired email", () => {
  it("is dropped, not sent late", async () => {
    await queue("late@example.com", "sign-in-code", { expiresAt: new Date(Date.now() - 1).toISOString() });
    await queue("timely@example.com", "sign-in-code", {
      expiresAt: new Date(Date.now() + DAY).toISOString(),
    });
    await deliverMail(engine.db, "mpc", transport());
    expect(server.taken).toEqual(["timely@example.com"]);
    expect(await emailsTo(engine, "late@example.com")).toEqual([]);
  });

  it.each([
    ["a sign-in code", 10, `mutation { loginByEmailOtpData(email: "ada@example.com") { success } }`],
    ["a reset link", 60, `mutation { requestPasswordResetEmail(email: "ada@example.com") }`],
  ])("exists for %s", async (_name, minutes, document) => {
    const input = { firstname: "Ada", lastname: "Byron", email: "ada@example.com", password: "Analytical1" };
    const create = "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { id } } }";
    await engine.graphql(create, { input });
    await engine.graphql(document);
    const message = (await emailsTo(engine, "ada@example.com")).at(-1);
    const left = Date.parse(message?.expires_at ?? "") - Date.now();
    expect(left).toBeLessThanOrEqual(minutes * 60_000);
    expect(left).toBeGreaterThan((minutes - 1) * 60_000);
  });
});

describe("undeliverable emails", () => {
  async function giveUp(recipient: string, kind: EmailKind, more: Partial<Mail> = {}) {
    await queue(recipient, kind, more);
    await engine.db
      .updateTable("mail_outbox")
      .set({ given_up_at: new Date().toISOString(), failure: "550 5.1.1", attempts: 5 })
      .where("recipient", "=", recipient)
      .execute();
    return (await emailTo(recipient)).id;
  }
  const job = () => ({ ...engine, storeCode: "mpc", wakeMail: () => {} });

  it("are reported to the operator by count and kind, once", async () => {
    await giveUp("one@example.com", "order");
    await giveUp("two@example.com", "order");
    await giveUp("three@example.com", "gift");
    await reportGivenUpEmails.run(job(), new Date());
    const [report, ...more] = await emailsTo(engine, SHOP_EMAIL);
    expect(more).toEqual([]);
    expect(report).toMatchObject({ kind: "shop", subject: "3 emails couldn't be delivered" });
    expect(report.text_body).toContain("order: 2\ngift: 1");
    expect(report.text_body).toContain("npm run emails:resend");
    expect(report.text_body).not.toContain("@");
    await reportGivenUpEmails.run(job(), new Date());
    expect(await emailsTo(engine, SHOP_EMAIL)).toHaveLength(1);
    expect(reportGivenUpEmails.everyMilliseconds).toBe(DAY);
  });

  it("to the operator's own mailbox are not reported to it", async () => {
    await giveUp(SHOP_EMAIL, "shop");
    await reportGivenUpEmails.run(job(), new Date());
    expect(await emailsTo(engine, SHOP_EMAIL)).toHaveLength(1);
  });

  it("are listed and sent again, all or by id, with the same Message-ID; except expired ones", async () => {
    const first = await giveUp("one@example.com", "order");
    const second = await giveUp("two@example.com", "gift");
    await giveUp("three@example.com", "sign-in-code", { expiresAt: new Date(0).toISOString() });
    const listed = await listGivenUpEmails(engine.settings);
    expect(listed.map(({ id, kind, failure }) => ({ id, kind, failure }))).toEqual([
      { id: first, kind: "order", failure: "550 5.1.1" },
      { id: second, kind: "gift", failure: "550 5.1.1" },
    ]);
    expect(JSON.stringify(listed)).not.toContain("@");
    expect(await resendEmails(engine.settings, [second, 999_999])).toEqual([second]);
    await deliverMail(engine.db, "mpc", transport());
    expect(server.taken).toEqual(["two@example.com"]);
    expect(await resendEmails(engine.settings, null)).toEqual([first]);
    await deliverMail(engine.db, "mpc", transport());
    expect(server.taken).toEqual(["two@example.com", "one@example.com"]);
    expect(await listGivenUpEmails(engine.settings)).toEqual([]);
  });

  it("are stored for ninety days, and pending ones indefinitely; sent ones for thirty", async () => {
    await giveUp("given-up@example.com", "order");
    await queue("waiting@example.com");
    await queue("sent@example.com");
    const sent = engine.db.updateTable("mail_outbox").set({ sent_at: new Date().toISOString() });
    await sent.where("recipient", "=", "sent@example.com").execute();
    const left = async (days: number) => {
      await deleteOldEmails.run(job(), new Date(Date.now() + days * DAY));
      const rows = await engine.db.selectFrom("mail_outbox").select("recipient").orderBy("id").execute();
      return rows.map(({ recipient }) => recipient);
    };
    expect(await left(29)).toHaveLength(3);
    expect(await left(31)).toEqual(["given-up@example.com", "waiting@example.com"]);
    expect(await left(89)).toEqual(["given-up@example.com", "waiting@example.com"]);
    expect(await left(91)).toEqual(["waiting@example.com"]);
  });
});

it("emails that earlier versions abandoned silently are found by the migration", async () => {
  const old = new Kysely<Database>({
    dialect: new SqliteDialect({ database: openSqlite(":memory:") }),
  });
  await sql`create table mail_outbox (id integer, store_code text, sent_at text, attempts integer)`.execute(
    old,
  );
  await sql`insert into mail_outbox values (1, 'mpc', null, 8), (2, 'mpc', null, 7), (3, 'mpc', 'then', 8)`.execute(
    old,
  );
  await emailDelivery.up(old);
  const rows = await old
    .selectFrom("mail_outbox")
    .select("id")
    .where("given_up_at", "is not", null)
    .execute();
  expect(rows).toEqual([{ id: 1 }]);
  await old.destroy();
});
