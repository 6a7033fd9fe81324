import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteOldMessages } from "~/engine/contact/delete-old-messages";
import { contactSteps } from "./contact-steps";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { privacySteps } from "./privacy-steps";
import { customer } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** The inbox of the contact form. */

const DAY = 24 * 60 * 60 * 1000;

let engine: EngineFixture;
let support: TestStaff;
let steps: ReturnType<typeof contactSteps>;
let guests: ReturnType<typeof privacySteps>;
beforeAll(async () => {
  engine = await openFixture();
  support = await staffMember(engine, "support");
  steps = contactSteps(engine, support);
  guests = privacySteps(engine, support);
});
afterAll(() => engine.close());

describe("a message of the contact form", () => {
  test("is stored with its topic, and the shop's email leads to it", async () => {
    const id = await steps.write({
      name: "Ada Byron",
      telephone: "518-555-0100",
      comment: "Topic: Shipping\nOrder: 123\n\nWhen does it\narrive?",
    });
    const message = await steps.read(id);
    expect(message).toMatchObject({
      status: "OPEN",
      name: "Ada Byron",
      telephone: "518-555-0100",
      subject: "Shipping",
      message: "When does it\narrive?",
      is_verified: false,
      order_number: null,
      customer_id: null,
      replies: [],
    });
    const [email] = (await emailsTo(engine, "hello@mypetcanvas.example")).slice(-1);
    expect(email.text_body).toContain(`/contact-us/message/${id}`);
    expect(email.text_body).toContain("Topic: Shipping");
  });

  test("names an order only of its own address, with and without the store's letters", async () => {
    const { email, number } = await guests.guestOrder();
    const named = async (comment: string, address = email) =>
      (await steps.read(await steps.write({ email: address, comment })))?.order_number;
    expect(await named(`Topic: An existing order\nOrder: #${number.toLowerCase()}\n\nWhere is it?`)).toBe(
      number,
    );
    expect(await named(`Where is ${number.replace(/\D/g, "")}?`)).toBe(number);
    expect(await named(`Where is ${number}?`, "stranger@example.com")).toBeNull();
    expect(await named("Where is my order?")).toBeNull();
  });

  test("is verified only when a customer sends it from the address that they have confirmed", async () => {
    const ada = await customer(engine);
    const isVerified = async (sender: typeof ada | undefined, email = ada.email) =>
      (await steps.read(await steps.write({ email }, sender)))?.is_verified;
    expect(await isVerified(ada)).toBe(false);
    await engine.db
      .updateTable("customer")
      .set({ email_confirmed_at: new Date().toISOString() })
      .where("id", "=", ada.id)
      .execute();
    expect(await isVerified(ada)).toBe(true);
    expect(await isVerified(undefined)).toBe(false);
    expect(await isVerified(ada, "somebody-else@example.com")).toBe(false);
  });
});

describe("the list", () => {
  test("is searched by address, order and name, and filtered by status", async () => {
    const { email, number } = await guests.guestOrder();
    const id = await steps.write({ name: "Grâce Hopper-Murray", email, comment: `About ${number}` });
    for (const search of [email.toUpperCase(), number, "hopper-m", "Grace Hopper-Murray"])
      expect(await steps.list({ search }), search).toEqual([id]);
    expect(await steps.list({ search: "nobody@example.com" })).toEqual([]);
    expect(await steps.list({ search: email, status: "DONE" })).toEqual([]);
    await steps.setStatus(id, "DONE");
    expect(await steps.list({ search: email, status: "OPEN" })).toEqual([]);
    expect(await steps.list({ search: email, status: "DONE" })).toEqual([id]);
  });

  test("is read page by page without repeating or skipping one", async () => {
    const ids = [await steps.write(), await steps.write(), await steps.write()].reverse();
    const query = `query ($after: String) { contactMessages(pageSize: 2, after: $after) {
      items { id } end_cursor } }`;
    type Page = { items: { id: string }[]; end_cursor: string | null };
    const first: Page = resultOf(await callAdmin(engine, query, {}, support.token), "contactMessages");
    const next = { after: first.end_cursor };
    const second: Page = resultOf(await callAdmin(engine, query, next, support.token), "contactMessages");
    expect([...first.items, ...second.items].slice(0, 3).map(({ id }) => id)).toEqual(ids);
  });

  test("has the first part of a long message in one line", async () => {
    const id = await steps.write({ comment: `Hello\n\n${"word ".repeat(100)}` });
    const query = "{ contactMessages(pageSize: 1) { items { id excerpt } } }";
    const { items } = resultOf<{ items: { id: string; excerpt: string }[] }>(
      await callAdmin(engine, query, {}, support.token),
      "contactMessages",
    );
    expect(items).toEqual([{ id, excerpt: expect.stringMatching(/^Hello word (word )+word…$/) }]);
  });

  test("is counted on the page of the day", async () => {
    const open = async () =>
      resultOf<{ open_contact_messages: number }>(
        await callAdmin(engine, "{ today { open_contact_messages } }", {}, support.token),
        "today",
      ).open_contact_messages;
    const before = await open();
    const id = await steps.write();
    expect(await open()).toBe(before + 1);
    await steps.setStatus(id, "DONE");
    expect(await open()).toBe(before);
  });

  test("shows only messages of the person's stores, and nobody changes others", async () => {
    const id = await steps.write();
    const elsewhere = await staffMember(engine, "support", { storeCodes: ["neon"] });
    const theirs = contactSteps(engine, elsewhere);
    expect(await theirs.list({})).toEqual([]);
    expect(await theirs.read(id)).toBeNull();
    for (const response of [
      await theirs.reply(id, { version: "1" }),
      await theirs.setStatus(id, "DONE", { version: "1" }),
      await theirs.close([id]),
    ])
      expect(response.errors?.[0].message).toContain("no such message");
    expect((await steps.read(id))?.status).toBe("OPEN");
  });
});

describe("a message", () => {
  test("is done and reopened, on record, and each form acts once", async () => {
    const id = await steps.write();
    const { version } = (await steps.read(id)) ?? {};
    const form = { version, key: "key-of-the-done-form" };
    for (let sent = 0; sent < 2; sent += 1)
      expect((await steps.setStatus(id, "DONE", form)).errors).toBeUndefined();
    expect(await steps.read(id)).toMatchObject({ status: "DONE", done_at: expect.any(String) });
    expect((await steps.setStatus(id, "DONE", { version })).errors?.[0].extensions.code).toBe("CHANGED");
    await steps.setStatus(id, "OPEN");
    expect(await steps.read(id)).toMatchObject({ status: "OPEN", done_at: null });
    for (const action of ["done", "reopen"]) {
      const entries = await auditOf(engine, `contact-message.${action}`);
      expect(entries.filter(({ subject_id }) => subject_id === id)).toHaveLength(1);
    }
  });

  test("is done together with others, and recorded one by one", async () => {
    const ids = [await steps.write(), await steps.write()];
    expect((await steps.close(ids)).data?.closeContactMessages).toEqual({ changed: 2, unchanged: 0 });
    expect((await steps.close(ids)).data?.closeContactMessages).toEqual({ changed: 0, unchanged: 2 });
    const entries = (await auditOf(engine, "contact-message.done")).slice(-2);
    expect(entries.map(({ subject_id }) => subject_id)).toEqual(ids);
    expect((await steps.close([])).errors?.[0].extensions.field).toBe("ids");
  });

  test("is deleted a year after it was done, with its replies; an open one stays", async () => {
    const [open, done] = [await steps.write(), await steps.write()];
    await steps.reply(done, { is_done: true });
    const job = { ...engine, storeCode: "mpc", wakeMail: () => {} };
    await deleteOldMessages.run(job, new Date(Date.now() + 364 * DAY));
    expect(await steps.read(done)).not.toBeNull();
    await deleteOldMessages.run(job, new Date(Date.now() + 366 * DAY));
    expect(await steps.read(done)).toBeNull();
    expect(await steps.read(open)).not.toBeNull();
    expect((await steps.reply(done, { version: "1" })).errors?.[0].message).toContain("no such message");
  });
});
