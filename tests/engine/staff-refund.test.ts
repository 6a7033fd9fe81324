import { afterAll, beforeAll, expect, test } from "vitest";
import { ordered } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderForm, paidOrder, sendForm } from "./order-forms";
import { orderOf } from "./paid-orders";
import { readPdf } from "./read-pdf";
import { guest } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Refunds by staff of /admin. */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

interface PaperDocument {
  number: string;
  url: string;
}

interface DocumentedOrder {
  invoice: PaperDocument | null;
  refunds: { credit_memo: PaperDocument | null }[];
}

const refundsOf = (id: number) =>
  engine.db.selectFrom("order_refund").selectAll().where("order_id", "=", id).execute();

test("one of two mugs is previewed, refunded, recorded and reported to the buyer", async () => {
  const { number, itemId } = await paidOrder(engine, { quantity: 2 });
  const refund = { items: [{ order_item_id: itemId, quantity: 1 }] };
  const quote = `query ($number: String!, $refund: RefundInput!) { refundQuote(number: $number, refund: $refund) {
    items { quantity } amount { value } destinations { label amount { value } } is_whole } }`;
  const { amount, ...rest } = resultOf<{ amount: { value: number } }>(
    await callAdmin(engine, quote, { number, refund }, manager.token),
    "refundQuote",
  );
  expect(rest).toMatchObject({ items: [{ quantity: 1 }], destinations: [{ amount }], is_whole: false });

  const form = { ...(await orderForm(engine, manager, number)), refund };
  const fields = "status_code refundable { items { quantity } left_today { value } } refunds { reason }";
  const order = resultOf(await sendForm(engine, manager, "createRefund", form, fields), "createRefund");
  expect(order).toEqual({
    status_code: "processing",
    refundable: { items: [{ quantity: 1 }], left_today: null },
    refunds: [{ reason: "by staff" }],
  });
  expect((await auditOf(engine, "order.refund")).at(-1)).toMatchObject({
    admin_user_id: manager.id,
    subject_id: number,
    amount_cents: Math.round(amount.value * 100),
  });
  const emails = engine.db.selectFrom("mail_outbox").select("id");
  expect(await emails.where("subject", "=", `A refund for your order ${number}`).execute()).toHaveLength(1);
});

test("the order's page has the numbers and PDFs of invoice and credit memo", async () => {
  const unpaid = await ordered(engine, guest());
  const fields = "invoice { number url } refunds { credit_memo { number url } }";
  const query = `query ($number: String!) { order(number: $number) { ${fields} } }`;
  const read = async (number: string) =>
    resultOf<DocumentedOrder>(await callAdmin(engine, query, { number }, manager.token), "order");
  expect(await read(unpaid.number)).toEqual({ invoice: null, refunds: [] });

  const { number, itemId } = await paidOrder(engine, { quantity: 2 });
  const refund = { items: [{ order_item_id: itemId, quantity: 1 }] };
  await sendForm(engine, manager, "createRefund", { ...(await orderForm(engine, manager, number)), refund });
  const order = await read(number);
  const documents = [order.invoice, order.refunds[0].credit_memo];
  for (const [index, kind] of ["INV", "CM"].entries()) {
    const document = documents[index];
    expect(document?.number).toMatch(new RegExp(`^MPC-${kind}-\\d{6}$`));
    const response = await engine.rest(new URL(document?.url ?? "").pathname);
    const { elements } = await readPdf(Buffer.from(await response.arrayBuffer()));
    expect(elements.join("\n")).toContain(document?.number);
  }
});

test("a form that is sent twice refunds once; one of an older page refunds nothing", async () => {
  const { number } = await paidOrder(engine);
  const [form, older] = [await orderForm(engine, manager, number), await orderForm(engine, manager, number)];
  const refund = { adjustment: 1.5 };
  const responses = await Promise.all([
    sendForm(engine, manager, "createRefund", { ...form, refund }),
    sendForm(engine, manager, "createRefund", { ...form, refund }),
  ]);
  expect(responses.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  const { errors } = await sendForm(engine, manager, "createRefund", { ...older, refund });
  expect(errors?.[0].extensions.code).toBe("CHANGED");
  const { id } = await orderOf(engine, number);
  expect(await refundsOf(id)).toMatchObject([{ amount_cents: 150 }]);
});

test("the limit of a day counts what was refunded before", async () => {
  const support = await staffMember(engine, "support");
  await engine.db
    .insertInto("admin_role")
    .values({
      code: "apprentice",
      title: "Apprentice",
      permissions: '["sales.view","sales.refund"]',
      refund_day_limit_cents: 300,
      created_at: new Date().toISOString(),
    })
    .execute();
  const apprentice = await staffMember(engine, "apprentice");
  const { number } = await paidOrder(engine);
  const send = async (adjustment: number, person: TestStaff) =>
    sendForm(engine, person, "createRefund", {
      ...(await orderForm(engine, person, number)),
      refund: { adjustment },
    });
  expect((await send(2, apprentice)).errors).toBeUndefined();
  const rejected = (await send(1.01, apprentice)).errors?.[0];
  expect(rejected?.extensions.code).toBe("FORBIDDEN");
  expect(rejected?.message).toContain("$1.00 more today");
  expect((await send(1, apprentice)).errors).toBeUndefined();
  expect((await send(1.01, support)).errors).toBeUndefined();
});

test("of more than is left is rejected with the reason", async () => {
  const { number, total } = await paidOrder(engine);
  const form = { ...(await orderForm(engine, manager, number)), refund: { adjustment: total + 1 } };
  const { errors } = await sendForm(engine, manager, "createRefund", form);
  expect(errors?.[0].message).toBe("There isn't that much left to refund.");
});
