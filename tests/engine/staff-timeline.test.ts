import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderForm, sendForm } from "./order-forms";
import { orderOf } from "./paid-orders";
import { answer, type ProofedOrder, proofedTag, sendAgain } from "./proofs";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** The timeline of an order has what staff, the buyer and the shop did. */

let engine: EngineFixture;
let owner: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  owner = await staffMember(engine, "owner");
});
afterAll(() => engine.close());

async function timelineOf({ number }: ProofedOrder): Promise<{ title: string; text: string | null }[]> {
  const query =
    "query ($number: String!) { order(number: $number) { timeline { title text } } today { failed_emails { order_number } } }";
  const response = await callAdmin(engine, query, { number }, owner.token);
  return resultOf<{ timeline: { title: string; text: string | null }[] }>(response, "order").timeline;
}

test("it has the proofs with the buyer's replies, emails, and refunds", async () => {
  const order = await proofedTag(engine);
  await answer(engine, order, { verdict: "CHANGE", wish: "A larger name, please." });
  const { id } = await orderOf(engine, order.number);
  const [email] = await engine.db
    .selectFrom("mail_outbox")
    .select("id")
    .where("order_id", "=", id)
    .where("subject", "=", `Your order ${order.number}`)
    .execute();
  const at = new Date().toISOString();
  await engine.db.updateTable("mail_outbox").set({ sent_at: at }).where("id", "=", email.id).execute();
  const refund = { refund: { items: [], adjustment: 1.5 } };
  await sendForm(engine, owner, "createRefund", {
    ...(await orderForm(engine, owner, order.number)),
    ...refund,
  });

  const entries = await timelineOf(order);
  const texts = entries.map(({ title, text }) => `${title}: ${text}`);
  expect(texts).toEqual(
    expect.arrayContaining([
      "Proof 1 sent: Engraved Pet Tag",
      "The buyer wants proof 1 changed: A larger name, please.",
      `Email sent: Your order ${order.number}`,
      "Refunded $1.50: by staff",
    ]),
  );

  await sendAgain(engine, order);
  expect((await timelineOf(order)).map(({ title }) => title)).toContain("The buyer wants proof 1 changed");
});

test("an email that failed is in it, and leads to its order from the page of the day", async () => {
  const order = await proofedTag(engine);
  const { id } = await orderOf(engine, order.number);
  const failed = { given_up_at: new Date().toISOString(), failure: "no such mailbox" };
  await engine.db.updateTable("mail_outbox").set(failed).where("order_id", "=", id).execute();
  expect((await timelineOf(order)).map(({ title }) => title)).toContain("Email failed");
  const response = await callAdmin(engine, "{ today { failed_emails { order_number } } }", {}, owner.token);
  const { failed_emails } = resultOf<{ failed_emails: object[] }>(response, "today");
  expect(failed_emails).toContainEqual({ order_number: order.number });
});

test("a failed email is sent again once for each form, unless its code has expired or it is another store's", async () => {
  const queued = async (changes: object) => {
    const { id } = await engine.db
      .insertInto("mail_outbox")
      .values({
        store_code: "mpc",
        kind: "account",
        recipient: "ada@example.com",
        subject: "Hello",
        text_body: "Hello",
        html_body: "Hello",
        created_at: new Date().toISOString(),
        given_up_at: new Date().toISOString(),
        failure: "no such mailbox",
        attempts: 9,
        ...changes,
      } as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };
  const resend = async (id: number, key = `key-of-email-form-${id}`) => {
    const mutation = "mutation ($id: ID!, $key: String!) { resendFailedEmail(id: $id, key: $key) }";
    return (await callAdmin(engine, mutation, { id: String(id), key }, owner.token)).errors?.[0].message;
  };
  const read = (id: number) =>
    engine.db.selectFrom("mail_outbox").select(["given_up_at", "attempts"]).where("id", "=", id).execute();
  const failed = await queued({});
  expect(await resend(failed)).toBeUndefined();
  expect(await resend(failed)).toBeUndefined();
  expect(await read(failed)).toEqual([{ given_up_at: null, attempts: 0 }]);
  expect(await resend(failed, "key-of-another-form")).toContain("isn't among the failed ones");
  expect(await resend(await queued({ expires_at: "2020-01-01T00:00:00.000Z" }))).toContain("has expired");
  expect(await resend(await queued({ store_code: "elsewhere" }))).toContain("isn't among the failed ones");
});
