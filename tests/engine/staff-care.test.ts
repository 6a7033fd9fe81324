import { afterAll, beforeAll, expect, test } from "vitest";
import { shopEmailOf } from "~/engine/mail/sender";
import { ordered } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { configure } from "./memberships";
import { orderForm, paidOrder, sendForm } from "./order-forms";
import { orderOf } from "./paid-orders";
import { guest } from "./shopper";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Addresses, emails and holds of orders in /admin. */

let engine: EngineFixture;
let support: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  support = await staffMember(engine, "support");
});
afterAll(() => engine.close());

interface CaredOrder {
  shipping_address: string[];
  editable_address: Record<string, unknown> | null;
  emails: { id: string; subject: string; can_resend: boolean }[];
}

const FIELDS =
  "shipping_address editable_address { firstname lastname company street city postcode telephone } emails { id subject can_resend }";

async function read(number: string): Promise<CaredOrder> {
  const query = `query ($number: String!) { order(number: $number) { ${FIELDS} } }`;
  return resultOf(await callAdmin(engine, query, { number }, support.token), "order");
}

const takes = async (operation: string, number: string, fields: object) =>
  sendForm(engine, support, operation, { ...(await orderForm(engine, support, number)), ...fields }, FIELDS);

const emailsTo = (recipient: string, subject: string) =>
  engine.db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("recipient", "=", recipient)
    .where("subject", "=", subject)
    .orderBy("id")
    .execute();

test("an address is corrected before production, and the buyer is told", async () => {
  const { number } = await paidOrder(engine);
  const { editable_address: address } = await read(number);
  const changed = { ...address, street: ["77 Corrected Street", "Apt 4"] };
  const response = await takes("changeShippingAddress", number, { address: changed });
  const { shipping_address } = resultOf<CaredOrder>(response, "changeShippingAddress");
  expect(shipping_address).toEqual(expect.arrayContaining(["77 Corrected Street", "Apt 4"]));
  const { email } = await orderOf(engine, number);
  const [letter] = await emailsTo(email, `New shipping address for your order ${number}`);
  expect(letter.text_body).toContain("77 Corrected Street");
});

test("an address in another state, and one of an order in production, stay", async () => {
  const { number } = await paidOrder(engine);
  const { editable_address: address } = await read(number);
  const elsewhere = { ...address, postcode: "99501" };
  const { errors } = await takes("changeShippingAddress", number, { address: elsewhere });
  expect(errors?.[0].extensions.field).toBe("postcode");
  const made = engine.db.updateTable("sales_order").where("number", "=", number);
  await made.set({ status: "in_production" }).execute();
  expect((await read(number)).editable_address).toBeNull();
  const late = await takes("changeShippingAddress", number, { address });
  expect(late.errors?.[0].message).toBe("The order is in production, so its address can't be changed.");
});

test("a ZIP code of another tax rate is rejected for an order with tax, and one of the same rate is not", async () => {
  const { number } = await paidOrder(engine);
  const { editable_address: address } = await read(number);
  const taxedElsewhere = { ...address, city: "Los Angeles", postcode: "90012" };
  const { errors } = await takes("changeShippingAddress", number, { address: taxedElsewhere });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringMatching(/^ZIP code 90012 has another sales tax rate/),
    extensions: { field: "postcode" },
  });
  expect((await read(number)).editable_address).toEqual(address);
  await takes("changeShippingAddress", number, { address: { ...address, postcode: "95815-1234" } });
  expect((await read(number)).editable_address).toMatchObject({ postcode: "95815-1234" });
});

test("a ZIP code that the store doesn't ship to is rejected", async () => {
  const { number } = await paidOrder(engine);
  const { editable_address: address } = await read(number);
  await configure(engine, "postcode_range", "95800-95814");
  const { errors } = await takes("changeShippingAddress", number, {
    address: { ...address, postcode: "95815" },
  });
  await configure(engine, "postcode_range", "00501-99950");
  expect(errors?.[0].message).toBe("We don't ship to ZIP code 95815.");
});

test("an order that is held during production keeps its address", async () => {
  const { number } = await paidOrder(engine);
  const { id } = await orderOf(engine, number);
  const order = engine.db.updateTable("sales_order").where("id", "=", id);
  await order.set({ status: "on_hold" }).execute();
  expect((await read(number)).editable_address).not.toBeNull();
  await engine.db
    .insertInto("order_event")
    .values({
      order_id: id,
      kind: "production-started",
      from_status: "processing",
      to_status: "in_production",
      created_at: new Date().toISOString(),
    })
    .execute();
  expect((await read(number)).editable_address).toBeNull();
});

test("no email of an erased order is sent again", async () => {
  const { number } = await paidOrder(engine);
  const { id } = await orderOf(engine, number);
  await engine.db
    .updateTable("mail_outbox")
    .set({ sent_at: new Date().toISOString() })
    .where("order_id", "=", id)
    .execute();
  const [{ id: email_id }] = (await read(number)).emails;
  await engine.db.updateTable("sales_order").set({ email: "" }).where("id", "=", id).execute();
  const { errors } = await takes("resendEmail", number, { email_id });
  expect(errors?.[0].message).toBe("We couldn't find that email.");
});

test("emails of an order are listed without their texts, and sent again once for each form", async () => {
  const { number, token } = await paidOrder(engine);
  await engine.db
    .updateTable("mail_outbox")
    .set({ sent_at: new Date().toISOString() })
    .where("order_id", "=", (await orderOf(engine, number)).id)
    .execute();
  const order = await read(number);
  expect(JSON.stringify(order)).not.toContain(token);
  expect(order.emails.map(({ subject }) => subject).sort()).toEqual([
    `New order ${number}`,
    `Your order ${number}`,
  ]);
  const confirmation = order.emails.find(({ subject }) => subject === `Your order ${number}`);
  const form = { ...(await orderForm(engine, support, number)), email_id: confirmation?.id };
  for (let time = 0; time < 2; time += 1) await sendForm(engine, support, "resendEmail", form);
  const { email } = await orderOf(engine, number);
  const sent = await emailsTo(email, `Your order ${number}`);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ text_body: sent[0].text_body, sent_at: null });
});

test("another order's email is not sent", async () => {
  const [one, other] = [await paidOrder(engine), await paidOrder(engine)];
  const [{ id }] = (await read(other.number)).emails;
  const { errors } = await takes("resendEmail", one.number, { email_id: id });
  expect(errors?.[0].message).toBe("We couldn't find that email.");
});

test("a hold asks the buyer in the person's name only if wanted", async () => {
  const hold = `mutation ($input: OrderTextInput!, $ask: Boolean) { holdOrder(input: $input, askBuyer: $ask) { number } }`;
  const { name } = await engine.db
    .selectFrom("admin_user")
    .select("name")
    .where("id", "=", support.id)
    .executeTakeFirstOrThrow();
  for (const ask of [true, false]) {
    const { number } = await ordered(engine, guest());
    const input = { ...(await orderForm(engine, support, number)), text: "Looks like fraud" };
    await callAdmin(engine, hold, { input, ask }, support.token);
    const { email } = await orderOf(engine, number);
    const letters = await emailsTo(email, `A question about your order ${number}`);
    expect(letters.map(({ text_body }) => text_body.includes(`${name} at`))).toEqual(ask ? [true] : []);
  }
});

test("the email about a new order has options, method and date", async () => {
  const { number } = await paidOrder(engine);
  const [letter] = await emailsTo(shopEmailOf(engine.settings), `New order ${number}`);
  const { shipping_method_title } = await orderOf(engine, number);
  expect(letter.text_body).toContain(`${shipping_method_title}, promised by `);
  expect(letter.text_body).toMatch(/1 × .+\n {2}\w+.*: /);
});
