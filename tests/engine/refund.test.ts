import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { carryOutOperations } from "~/engine/payments/operations/carry-out-operations";
import { signToken } from "~/engine/shared/signed-token";
import { move, ordered, refund as refundByStaff, ship, staffOrder, type TestOrder } from "./atelier";
import { give, payWithCredit } from "./balances";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderForm, sendForm } from "./order-forms";
import { cancelByToken, orderOf, pay } from "./paid-orders";
import { printAddresses } from "./photo-mugs";
import { readablePdf } from "./print-shop";
import { answer, proofedTag, staffPrint } from "./proofs";
import { customer, guest, payBy, place, readyCart } from "./shopper";
import { callAdmin, ownerOf } from "./staff";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const PARTS = `items { quantity amount { value } } shipping { value } tax { value } adjustment { value } amount { value }`;

async function paidOrder(quantity = 2): Promise<TestOrder> {
  const order = await ordered(engine, guest(), { quantity, payment: "sandbox_hosted" });
  await pay(engine, await orderOf(engine, order.number));
  return order;
}

async function preview({ number }: TestOrder, amounts: object) {
  const query = `query ($number: String!, $refund: RefundInput!) {
    refundQuote(number: $number, refund: $refund) { ${PARTS} destinations { label amount { value } } is_whole }
  }`;
  return callAdmin(engine, query, { number, refund: amounts }, (await ownerOf(engine)).token);
}

const refund = ({ number }: TestOrder, amounts: object) => refundByStaff(engine, number, amounts);

interface Refunded {
  status_code: string;
  lines: { quantity_refunded: number }[];
  refundable: { items: { quantity: number }[] } | null;
}

function refunded({ number }: TestOrder): Promise<Refunded> {
  const fields = "status_code lines { quantity_refunded } refundable { items { quantity } }";
  return staffOrder<Refunded>(engine, number, fields);
}

const onePiece = ({ itemId }: TestOrder) => ({ items: [{ order_item_id: itemId, quantity: 1 }] });

function refundsOf({ id }: TestOrder) {
  return engine.db
    .selectFrom("order_refund")
    .selectAll()
    .where("order_id", "=", Number(id))
    .orderBy("id")
    .execute();
}

async function rowOf({ itemId }: TestOrder) {
  return engine.db
    .selectFrom("sales_order_item")
    .selectAll()
    .where("id", "=", Number(itemId))
    .executeTakeFirstOrThrow();
}

async function work() {
  const { db, settings } = engine;
  await carryOutOperations.run({ db, settings, storeCode: "mpc", wakeMail: () => {} }, new Date());
}

describe("a refund of one of two pieces", () => {
  it("is previewed with its tax and where it goes, without changing anything", async () => {
    const order = await paidOrder();
    const row = await rowOf(order);
    expect(row.tax_cents).toBeGreaterThan(0);
    const { data } = await preview(order, onePiece(order));
    const amount = Math.floor(row.row_total_cents / 2);
    const tax = Math.floor(row.tax_cents / 2);
    const total = (amount + tax) / 100;
    expect(data?.refundQuote).toEqual({
      items: [{ quantity: 1, amount: { value: amount / 100 } }],
      shipping: { value: 0 },
      tax: { value: tax / 100 },
      adjustment: { value: 0 },
      amount: { value: total },
      destinations: [{ label: "Card (secure payment page)", amount: { value: total } }],
      is_whole: false,
    });
    expect(await refundsOf(order)).toEqual([]);
  });

  it("acts once for a key, and says so to the buyer", async () => {
    const order = await paidOrder();
    const owner = await ownerOf(engine);
    const form = { ...(await orderForm(engine, owner, order.number)), refund: onePiece(order) };
    const sends = () => sendForm(engine, owner, "createRefund", form);
    const results = await Promise.all([sends(), sends()]);
    expect(results.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(await refunded(order)).toMatchObject({
      lines: [{ quantity_refunded: 1 }],
      refundable: { items: [{ quantity: 1 }] },
    });
    const [made, ...others] = await refundsOf(order);
    expect(others).toEqual([]);
    await work();
    const { email } = await orderOf(engine, order.number);
    const about = (await emailsTo(engine, email)).filter(
      ({ subject }) => subject === `A refund for your order ${order.number}`,
    );
    expect(about).toHaveLength(1);
    const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    expect(about[0].text_body).toMatch(/1 × Engraved Pet Tag, \$\d+\.\d\d: Front: .*“[^”]+” in /);
    expect(about[0].text_body).toContain(`Sales tax: ${dollars(made.tax_cents)}`);
    expect(about[0].text_body).toContain(`Total: ${dollars(made.amount_cents)}`);
  });

  it("and of the other, and of shipping, is exactly the whole order", async () => {
    const order = await paidOrder();
    await refund(order, onePiece(order));
    await refund(order, onePiece(order));
    await refund(order, { shipping: 6.95 });
    expect(await refunded(order)).toMatchObject({ status_code: "refunded", refundable: null });
    const refunds = await refundsOf(order);
    const { grand_total_cents } = await orderOf(engine, order.number);
    expect(refunds.reduce((cents, { amount_cents }) => cents + amount_cents, 0)).toBe(grand_total_cents);
    expect(refunds.every(({ adjustment_cents }) => adjustment_cents === 0)).toBe(true);
  });
});

describe("refunds", () => {
  it("never exceed what was paid, also in parallel", async () => {
    const order = await paidOrder();
    const counts = [];
    for (let round = 0; round < 3; round += 1) {
      const results = await Promise.all(Array.from({ length: 4 }, () => refund(order, onePiece(order))));
      counts.push(results.filter(({ errors }) => !errors).length);
    }
    expect(counts).toEqual([1, 1, 0]);
    expect((await refund(order, onePiece(order))).errors?.[0].message).toBe("You can still refund 0.");
    expect((await refund(order, { adjustment: 4 })).errors).toBeUndefined();
    expect((await refund(order, { adjustment: 4 })).errors).toHaveLength(1);
    const { grand_total_cents } = await orderOf(engine, order.number);
    const total = (await refundsOf(order)).reduce((cents, { amount_cents }) => cents + amount_cents, 0);
    expect(total).toBeLessThanOrEqual(grand_total_cents);
  });

  it("are rejected for an order that is not paid, an amount of parts of cents, and a wrong key", async () => {
    const unpaid = await ordered(engine, guest());
    const order = await paidOrder();
    for (const { errors } of [
      await refund(unpaid, { adjustment: 1 }),
      await preview(unpaid, { adjustment: 1 }),
      await refund(order, { adjustment: 0.001 }),
      await refundByStaff(engine, order.number, { adjustment: 1 }, "short"),
    ]) {
      expect(errors?.[0].extensions?.category).toBe("graphql-input");
    }
    expect(await refundsOf(order)).toEqual([]);
  });

  it("of pieces that were not shipped complete an order whose others are shipped", async () => {
    const order = await paidOrder();
    await move(engine, order.number, "START_PRODUCTION");
    await ship(engine, order.number, { items: [{ order_item_id: order.itemId, quantity: 1 }] });
    expect((await orderOf(engine, order.number)).status).toBe("in_production");
    await refund(order, { items: [{ order_item_id: order.itemId, quantity: 2 }] });
    expect((await orderOf(engine, order.number)).status).toBe("shipped");
  });
});

describe("a wholly refunded line", () => {
  it("has no print files any more, and its proof is closed", async () => {
    const order = await proofedTag(engine);
    const before = await printAddresses(engine, order.number);
    await answer(engine, order, { verdict: "APPROVED" });
    const [{ url: file }] = await printAddresses(engine, order.number);
    expect(before).toEqual([]);
    expect((await engine.rest(file)).status).toBe(200);
    await refund(order, onePiece(order));
    expect(await staffPrint(engine, order)).toMatchObject({ state: "ENDED", files: [] });
    expect((await engine.rest(file)).status).toBe(404);
  });
});

describe("documents", () => {
  async function numbers(table: "sales_invoice" | "sales_creditmemo"): Promise<number[]> {
    const rows = await engine.db.selectFrom(table).select("number").orderBy("number").execute();
    return rows.map(({ number }) => number);
  }
  const withoutGaps = (list: number[]) => list.map((_, index) => index + 1);

  it("have gapless numbers, also when transactions fail and run at once", async () => {
    const orders = await Promise.all(Array.from({ length: 3 }, () => paidOrder()));
    const [broken] = orders;
    await expect(
      engine.db.transaction().execute(async (transaction) => {
        const { issueInvoice } = await import("~/engine/invoices/issue-documents");
        await transaction.deleteFrom("sales_invoice").where("order_id", "=", Number(broken.id)).execute();
        await issueInvoice(transaction, { id: Number(broken.id), store_code: "mpc" });
        throw new Error("broken off");
      }),
    ).rejects.toThrow("broken off");
    await Promise.all(orders.map((order) => refund(order, onePiece(order))));
    for (const table of ["sales_invoice", "sales_creditmemo"] as const) {
      const given = await numbers(table);
      expect(given.length).toBeGreaterThanOrEqual(3);
      expect(given).toEqual(withoutGaps(given));
    }
  });

  it("of a refund are shown to the buyer as PDF, by their token alone", async () => {
    const order = await paidOrder();
    await refund(order, { ...onePiece(order), adjustment: 1.25 });
    const { data } = await engine.graphql(
      "query ($token: String!) { guestOrderByToken(input: { token: $token }) { refunds { credit_memo_number credit_memo_url } } }",
      { token: order.token },
    );
    const [{ credit_memo_number, credit_memo_url }] = data.guestOrderByToken.refunds;
    expect(credit_memo_number).toMatch(/^MPC-CM-\d{6}$/);
    const response = await engine.rest(credit_memo_url);
    expect(response.headers.get("Content-Disposition")).toContain(`credit-memo-${credit_memo_number}.pdf`);
    const pdf = readablePdf(Buffer.from(await response.arrayBuffer()));
    expect(pdf).toContain(`(Credit Memo ${credit_memo_number})`);
    const refundId = (await refundsOf(order))[0].id;
    const invalid = [
      order.token,
      signToken(engine.settings, "invoice", { orderId: Number(order.id) }),
      signToken(engine.settings, "credit-memo", { refundId }, Date.now() - 1),
      signToken(engine.settings, "credit-memo", { refundId: 999_999 }),
    ];
    for (const token of invalid) {
      expect((await engine.rest(`/rest/mpc/V1/creditmemos/${token}.pdf`)).status).toBe(404);
    }
  });

  it("credit the invoice of a canceled order that balances had paid", async () => {
    const buyer = await customer(engine);
    await give(engine, buyer, "credit", 100_00);
    const cart = await readyCart(engine, buyer);
    await payWithCredit(engine, buyer, cart);
    await payBy(engine, buyer, cart, "free");
    const { data } = await place(engine, buyer, cart);
    const { id, token } = data.placeOrder.orderV2;
    await cancelByToken(engine, token, buyer);
    const [refunded] = await refundsOf({ id } as TestOrder);
    const { balance_cents, status } = await engine.db
      .selectFrom("sales_order")
      .select(["balance_cents", "status"])
      .where("id", "=", Number(id))
      .executeTakeFirstOrThrow();
    expect(status).toBe("cancelled");
    expect(refunded).toMatchObject({ amount_cents: balance_cents, balance_cents, reference: "balances" });
  });
});
