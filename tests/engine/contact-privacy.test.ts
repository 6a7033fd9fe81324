import { afterAll, beforeAll, expect, test } from "vitest";
import { contactSteps } from "./contact-steps";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { privacySteps } from "./privacy-steps";
import { customer } from "./shopper";
import { callAdmin, staffMember, type TestStaff } from "./staff";

/** Contact messages in the copy of personal data, and in its erasure: only those of a proven address. */

let engine: EngineFixture;
let manager: TestStaff;
let steps: ReturnType<typeof contactSteps>;
let guests: ReturnType<typeof privacySteps>;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  steps = contactSteps(engine, manager);
  guests = privacySteps(engine, manager);
});
afterAll(() => engine.close());

/** A message that a stranger may have sent under the address, with a reply. */
async function repliedMessage(email: string): Promise<string> {
  const fields = { name: "Mallory Stranger", telephone: "518-555-0199", comment: "Where is my order?" };
  const id = await steps.write({ email, ...fields });
  await steps.reply(id, { text: "It ships today." });
  return id;
}

async function confirmedCustomer(confirmedAt: string | null) {
  const ada = await customer(engine);
  await engine.db
    .updateTable("customer")
    .set({ email_confirmed_at: confirmedAt })
    .where("id", "=", ada.id)
    .execute();
  return ada;
}

async function erase({ id, email }: { id: number; email: string }): Promise<void> {
  const mutation = "mutation ($input: EraseCustomerInput!) { eraseCustomer(input: $input) }";
  const input = { customer_id: String(id), key: `key-of-the-erasure-${id}`, email };
  expect((await callAdmin(engine, mutation, { input }, manager.token)).errors).toBeUndefined();
}

test("a guest's copy has text and date of their messages and of the replies, without name and telephone", async () => {
  const order = await guests.guestOrder();
  await repliedMessage(order.email);
  await repliedMessage("somebody-else@example.com");
  const { file } = await guests.confirm(await guests.request(order, "EXPORT"));
  const { data } = JSON.parse(file ?? "");
  expect(data.contact_message).toEqual([
    { created_at: expect.any(String), subject: "", message: "Where is my order?" },
  ]);
  expect(data.contact_reply).toEqual([{ created_at: expect.any(String), text: "It ships today." }]);
  expect(file).not.toMatch(/Mallory|0199/);
});

test("a guest's erasure deletes their messages with the replies, and nobody else's", async () => {
  const order = await guests.guestOrder();
  const own = await repliedMessage(order.email);
  const other = await repliedMessage("another@example.com");
  expect((await guests.confirm(await guests.request(order, "ERASE"))).problem).toBeNull();
  expect(await steps.read(own)).toBeNull();
  expect(await steps.read(other)).not.toBeNull();
  const replies = engine.db.selectFrom("contact_reply").select("id").where("message_id", "=", Number(own));
  expect(await replies.execute()).toEqual([]);
});

test.each([
  ["a customer who has confirmed their address", new Date().toISOString(), 1],
  ["a customer whose address is not proven", null, 0],
])("the copy and the erasure of %s", async (_who, confirmedAt, count) => {
  const ada = await confirmedCustomer(confirmedAt);
  const id = await repliedMessage(ada.email);
  const response = await engine.rest("/rest/mpc/V1/customers/me/export", {}, ada);
  const { data } = await response.json();
  expect(data.contact_message ?? []).toHaveLength(count);
  await erase(ada);
  expect((await steps.read(id)) === null).toBe(count === 1);
});

test("the copy and the erasure of a customer include what they wrote from a former address", async () => {
  const ada = await confirmedCustomer(new Date().toISOString());
  const id = await steps.write({ email: ada.email, comment: "Where is my order?" }, ada);
  await steps.reply(id, { text: "It ships today." });
  const email = `new-${ada.email}`;
  await engine.db.updateTable("customer").set({ email }).where("id", "=", ada.id).execute();
  const { data } = await (await engine.rest("/rest/mpc/V1/customers/me/export", {}, ada)).json();
  expect(data.contact_message).toEqual([expect.objectContaining({ message: "Where is my order?" })]);
  expect(data.contact_reply).toEqual([expect.objectContaining({ text: "It ships today." })]);
  await erase({ ...ada, email });
  expect(await steps.read(id)).toBeNull();
});
