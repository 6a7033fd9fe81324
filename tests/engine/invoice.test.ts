import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseLimiter } from "~/engine/shared/database-limiter";
import { sha256 } from "~/engine/shared/secrets";
import { signToken } from "~/engine/shared/signed-token";
import { move, ordered } from "./atelier";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { readPdf } from "./read-pdf";
import { customer, guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function invoiceUrl(number: string, sender: Sender) {
  const { data } = await engine.graphql(
    "query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items { invoice_url } } } }",
    { number },
    sender,
  );
  return data.customer.orders.items[0]?.invoice_url;
}

describe("an invoice", () => {
  it("is a PDF for everybody who may see the paid order", async () => {
    const buyer = await customer(engine);
    const order = await ordered(engine, buyer);
    expect(await invoiceUrl(order.number, buyer)).toBeNull();
    await move(engine, order.number, "TAKE_PAYMENT");
    const response = await engine.rest(await invoiceUrl(order.number, buyer));
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(response.headers.get("Content-Disposition")).toContain(`invoice-${order.number}.pdf`);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const file = Buffer.from(await response.arrayBuffer());
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await invoiceUrl(order.number, await customer(engine))).toBeUndefined();
  });

  it("is read aloud in its language and order, by its headings and tables", async () => {
    const order = await ordered(engine, guest());
    const token = signToken(engine.settings, "invoice", { orderId: Number(order.id) });
    const response = await engine.rest(`/rest/mpc/V1/invoices/${token}.pdf`);
    const read = await readPdf(Buffer.from(await response.arrayBuffer()));
    expect(read).toMatchObject({
      isTagged: true,
      language: "en-US",
      title: `Invoice ${order.number}`,
      untagged: "",
    });
    const types = read.elements.map((element) => element.split(":")[0]);
    expect(types.filter((type) => type.startsWith("H"))).toEqual(["H1", "H2", "H2"]);
    const text = read.elements.join("\n");
    expect(text).toMatch(
      /^P: My Pet Canvas\n[\s\S]*H1: Invoice\nP: Order \S+[\s\S]*H2: Bill to\nP: [\s\S]*H2: Ship to\nP: /,
    );
    expect(text).toMatch(/TH: Product\nTH: Amount\nP: 1 × [^\n]+\n(P: [^\n]+\n)?TD: \$\d+\.\d\d\n/);
    expect(text).toMatch(
      /TH: Subtotal\nTD: \$\d+\.\d\d\n[\s\S]*TH: Grand Total\nTD: \$\d+\.\d\d\nP: Thank you/,
    );
  });

  it("is drawn for any name and for a hundred lines", async () => {
    const order = await ordered(engine, guest());
    const id = Number(order.id);
    const line = await engine.db
      .selectFrom("sales_order_item")
      .selectAll()
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    const { id: _known, ...copy } = line;
    const more = Array.from({ length: 99 }, (_, index) => ({ ...copy, position: index + 2 }));
    await engine.db.insertInto("sales_order_item").values(more).execute();
    const { billing_address } = await engine.db
      .selectFrom("sales_order")
      .select("billing_address")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const named = { ...JSON.parse(billing_address), firstname: "Łucja 犬 🐶", lastname: "Ğüneş" };
    await engine.db
      .updateTable("sales_order")
      .set({ billing_address: JSON.stringify(named) })
      .where("id", "=", id)
      .execute();
    const token = signToken(engine.settings, "invoice", { orderId: id });
    const response = await engine.rest(`/rest/mpc/V1/invoices/${token}.pdf`);
    const file = Buffer.from(await response.arrayBuffer()).toString("latin1");
    expect(file.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(3);
    const { elements, untagged } = await readPdf(Buffer.from(file, "latin1"));
    expect(elements.filter((element) => /^P: 1 × /.test(element))).toHaveLength(100);
    expect(untagged).toBe("");
  });

  it("requires its token", async () => {
    const order = await ordered(engine, guest());
    const orderId = Number(order.id);
    const tokens = [
      order.token,
      signToken(engine.settings, "view-order", { orderId }),
      signToken(engine.settings, "invoice", { orderId }, Date.now() - 1),
      signToken(engine.settings, "invoice", { orderId: 999_999 }),
    ];
    for (const token of tokens) {
      expect((await engine.rest(`/rest/mpc/V1/invoices/${token}.pdf`)).status).toBe(404);
    }
  });

  describe("is drawn once per state of the order", () => {
    const viewer = (address: string) => ({ headers: { "X-Forwarded-For": address } });
    const drawn = async (address: string) => {
      const counted = await engine.db
        .selectFrom("rate_limit")
        .select("points")
        .where("key", "=", `invoices:${sha256(address)}`)
        .executeTakeFirst();
      return counted?.points;
    };

    it("for any number of requests", async () => {
      const order = await ordered(engine, guest());
      const orderId = Number(order.id);
      const path = `/rest/mpc/V1/invoices/${signToken(engine.settings, "invoice", { orderId })}.pdf`;
      const read = async () => (await engine.rest(path, {}, viewer("203.0.113.1"))).status;
      expect([await read(), await read(), await read()]).toEqual([200, 200, 200]);
      expect(await drawn("203.0.113.1")).toBe(1);
      await engine.db
        .updateTable("sales_order")
        .set({ payment_method_title: "Another way" })
        .where("id", "=", orderId)
        .execute();
      expect(await read()).toBe(200);
      expect(await drawn("203.0.113.1")).toBe(2);
    });

    it("and within an hourly limit per visitor", async () => {
      const order = await ordered(engine, guest());
      const token = signToken(engine.settings, "invoice", { orderId: Number(order.id) });
      const path = `/rest/mpc/V1/invoices/${token}.pdf`;
      const limiter = databaseLimiter(engine.db, { name: "invoices", points: 120, seconds: 3600 });
      await limiter.penalty(sha256("203.0.113.2"), 120);
      const rejected = await engine.rest(path, {}, viewer("203.0.113.2"));
      expect([rejected.status, (await rejected.json()).message]).toEqual([
        429,
        "That's a lot of invoices in a short time. Please try again in an hour.",
      ]);
      expect((await engine.rest(path, {}, viewer("203.0.113.3"))).status).toBe(200);
      expect((await engine.rest(path, {}, viewer("203.0.113.2"))).status).toBe(200);
    });
  });
});
