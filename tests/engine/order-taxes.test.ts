import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lockOrder } from "~/engine/orders/order-step";
import { refundOrder } from "~/engine/refunds/refund-order";
import { freeAmount, type RefundRequest } from "~/engine/refunds/refund-parts";
import { importTaxes } from "~/engine/tax/import/import-taxes";
import { readTaxReport } from "~/engine/tax/report/read-tax-report";
import { taxReport } from "~/engine/tax/report/tax-report";
import { certificateFileId } from "~/engine/tax-certificates/certificate-file-id";
import { decideTaxCertificate } from "~/engine/tax-certificates/decide-tax-certificate";
import { readRegistrations } from "~/settings/tax-registrations.server";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { orderOf, pay } from "./paid-orders";
import { ADDRESS, customer, guest, place, readCart, readyCart, shipBy, shipTo } from "./shopper";

const CHICAGO = { ...ADDRESS, city: "Chicago", region: "IL", postcode: "60601" };
const BUFFALO = { ...ADDRESS, city: "Buffalo", region: "NY", postcode: "14201" };
const PHILADELPHIA = { ...ADDRESS, city: "Philadelphia", region: "PA", postcode: "19103" };
const PAID = { payment: "sandbox_hosted" };

async function cartAt(engine: EngineFixture, address: object, { sender = guest(), quantity = 1 } = {}) {
  const id = await readyCart(engine, sender, { ...PAID, quantity });
  await shipTo(engine, sender, id, { address });
  await shipBy(engine, sender, id, "express");
  return { id, sender };
}

async function taxAt(engine: EngineFixture, address: object, sender?: Sender): Promise<number> {
  const cart = await cartAt(engine, address, { sender });
  const { data } = await readCart(engine, cart.sender, cart.id);
  return Math.round((data.cart.prices.applied_taxes?.[0]?.amount.value ?? 0) * 100);
}

async function orderAt(
  engine: EngineFixture,
  address: object,
  options: { sender?: Sender; quantity?: number } = {},
) {
  const { id, sender } = await cartAt(engine, address, options);
  const { data } = await place(engine, sender, id);
  return orderOf(engine, data.placeOrder.orderV2.number);
}

async function paidOrderAt(
  engine: EngineFixture,
  address: object,
  options: { sender?: Sender; quantity?: number } = {},
) {
  const order = await orderAt(engine, address, options);
  await pay(engine, order);
  return order;
}

function taxesOf({ db }: EngineFixture, { id }: { id: number }) {
  return db
    .selectFrom("sales_order_tax")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("position")
    .execute();
}

function taxOf(order: { totals: string }): number {
  const lines: { code: string; cents: number }[] = JSON.parse(order.totals);
  return lines.find(({ code }) => code === "tax")?.cents ?? 0;
}

function refund(engine: EngineFixture, id: number, request: RefundRequest | "rest", reasonKey: string) {
  return engine.db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (!order) throw new Error("There is no such order.");
    return refundOrder(transaction, engine.settings, order, { request, reasonKey });
  });
}

function totalBy<Row>(rows: Row[], column: keyof Row): number {
  return rows.reduce((total, row) => total + Number(row[column]), 0);
}

const PERIOD = { storeCode: "mpc", from: "2000-01-01", to: "2999-12-31" };

describe("an order's tax", () => {
  let engine: EngineFixture;
  beforeAll(async () => {
    engine = await openFixture();
  });
  afterAll(() => engine.close());

  test("is stored by jurisdiction and by line, and sums to what was charged", async () => {
    const order = await orderAt(engine, CHICAGO, { quantity: 3 });
    const taxes = await taxesOf(engine, order);
    expect(taxes.map(({ level, name, rate_thousandths }) => [level, name, rate_thousandths])).toEqual([
      ["state", "Illinois", 6250],
      ["county", "Cook County", 1750],
      ["city", "Chicago", 1250],
      ["special", "Regional Transportation Authority", 1000],
    ]);
    expect(taxOf(order)).toBeGreaterThan(0);
    expect(totalBy(taxes, "tax_cents")).toBe(taxOf(order));
    expect(new Set(taxes.map(({ source }) => source))).toEqual(new Set(["2025-07-01-built-in"]));

    const items = await engine.db
      .selectFrom("sales_order_tax_item as share")
      .innerJoin("sales_order_tax as tax", "tax.id", "share.order_tax_id")
      .selectAll("share")
      .where("tax.order_id", "=", order.id)
      .execute();
    const [line] = await engine.db
      .selectFrom("sales_order_item")
      .selectAll()
      .where("order_id", "=", order.id)
      .execute();
    const ofLine = items.filter(({ order_item_id }) => order_item_id === line.id);
    expect(totalBy(ofLine, "tax_cents")).toBe(line.tax_cents);
    expect(totalBy(items, "tax_cents")).toBe(taxOf(order));
    expect(items.filter(({ order_item_id }) => order_item_id === null).length).toBe(4);
  });

  test("is exempt for clothing in Pennsylvania, with shipping, and the county's alone in Buffalo", async () => {
    await engine.db
      .updateTable("product")
      .set({ tax_class: "clothing" })
      .where("sku", "=", "pet-tag")
      .execute();
    const exempt = await orderAt(engine, PHILADELPHIA);
    const buffalo = await orderAt(engine, BUFFALO);
    await engine.db.updateTable("product").set({ tax_class: "goods" }).where("sku", "=", "pet-tag").execute();

    expect(taxOf(exempt)).toBe(0);
    const [state, city] = await taxesOf(engine, exempt);
    expect([state.taxable_cents, state.tax_cents]).toEqual([0, 0]);
    expect(state.exempt_cents).toBe(exempt.grand_total_cents);
    expect(city.exempt_cents).toBe(exempt.grand_total_cents);

    const [newYork, erie] = await taxesOf(engine, buffalo);
    const shares = await engine.db
      .selectFrom("sales_order_tax_item")
      .selectAll()
      .where("order_tax_id", "in", [newYork.id, erie.id])
      .where("order_item_id", "is not", null)
      .orderBy("order_tax_id")
      .execute();
    expect(shares.map(({ tax_cents }) => tax_cents > 0)).toEqual([false, true]);
    expect(newYork.tax_cents + erie.tax_cents).toBe(taxOf(buffalo));
  });

  test("is booked when the order is paid, and refunded by jurisdiction until nothing is left", async () => {
    const before = await taxReport(engine.db, PERIOD);
    const order = await orderAt(engine, CHICAGO, { quantity: 3 });
    expect(await taxReport(engine.db, PERIOD)).toEqual(before);
    await pay(engine, order);
    const paid = await taxReport(engine.db, PERIOD);
    expect(totalBy(paid, "taxCents") - totalBy(before, "taxCents")).toBe(taxOf(order));

    const { id: itemId } = await engine.db
      .selectFrom("sales_order_item")
      .select("id")
      .where("order_id", "=", order.id)
      .executeTakeFirstOrThrow();
    const one = { items: [{ itemId, quantity: 1 }], shippingCents: 0, adjustmentCents: 0 };
    const first = await refund(engine, order.id, one, "one");
    await refund(engine, order.id, freeAmount(50), "a little");
    const refunded = await taxReport(engine.db, PERIOD);
    expect(totalBy(paid, "taxCents") - totalBy(refunded, "taxCents")).toBe(first.parts.taxCents);
    expect(first.parts.taxCents).toBeGreaterThan(0);

    await refund(engine, order.id, "rest", "rest");
    expect(await taxReport(engine.db, PERIOD)).toEqual(
      paid.map((row) => expect.objectContaining({ ...row, ...amountsOf(before, row) })),
    );
  });

  test("is reported as CSV for a period at the shop", async () => {
    await paidOrderAt(engine, CHICAGO);
    const csv = await readTaxReport(engine.settings, PERIOD);
    expect(csv.split("\r\n")[0]).toBe("state,level,jurisdiction,taxable,exempt,tax");
    expect(csv).toMatch(/^IL,county,Cook County,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d$/m);
    const past = await readTaxReport(engine.settings, { ...PERIOD, to: "2000-12-31" });
    expect(past.trim().split("\r\n").length).toBe(1);
    await expect(readTaxReport(engine.settings, { ...PERIOD, to: "1999-01-01" })).rejects.toThrow(
      "before it begins",
    );
    await expect(readTaxReport(engine.settings, { ...PERIOD, storeCode: "x" })).rejects.toThrow("no store x");
  });
});

function amountsOf(
  rows: Awaited<ReturnType<typeof taxReport>>,
  { level, name, region }: (typeof rows)[number],
) {
  const row = rows.find((each) => each.region === region && each.level === level && each.name === name);
  return {
    taxCents: row?.taxCents ?? 0,
    taxableCents: row?.taxableCents ?? 0,
    exemptCents: row?.exemptCents ?? 0,
  };
}

describe("a shop registered in Illinois since long ago, and in New York from a later day", () => {
  let engine: EngineFixture;
  beforeAll(async () => {
    const registrations = readRegistrations("IL:2020-01-01,NY:2999-01-01");
    engine = await openFixture({ taxes: { registrations, stripe: null } });
  });
  afterAll(() => engine.close());

  test("collects tax in Illinois, and neither in New York yet nor elsewhere", async () => {
    expect(await taxAt(engine, CHICAGO)).toBeGreaterThan(0);
    expect(await taxAt(engine, BUFFALO)).toBe(0);
    expect(await taxAt(engine, ADDRESS)).toBe(0);
    expect(await taxesOf(engine, await orderAt(engine, BUFFALO))).toEqual([]);
  });
});

describe("an exemption certificate", () => {
  let engine: EngineFixture;
  let grace: Awaited<ReturnType<typeof customer>>;
  beforeAll(async () => {
    engine = await openFixture();
  });
  beforeEach(async () => {
    grace = await customer(engine);
    await upload();
  });
  afterAll(() => engine.close());

  const PDF = "%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n";

  const FILE = certificateFileId(Buffer.from(PDF));

  function upload(body = PDF) {
    return engine.rest("/rest/mpc/V1/customers/gst-certificate", { method: "POST", body }, grace);
  }

  function decide(decision: Parameters<typeof decideTaxCertificate>[2]) {
    return decideTaxCertificate(
      engine.db,
      { customerId: grace.id, storeCode: "mpc", fileId: FILE },
      decision,
    );
  }

  test("exempts its customer in its states once the staff has accepted it", async () => {
    expect(await taxAt(engine, CHICAGO, grace)).toBeGreaterThan(0);
    expect(await decide({ status: "accepted", states: ["IL", "TX"], expiresOn: "2999-12-31" })).toBe(true);
    const order = await orderAt(engine, CHICAGO, { sender: grace });
    expect(taxOf(order)).toBe(0);
    const [state] = await taxesOf(engine, order);
    expect(state).toMatchObject({
      exemption: "certificate",
      exempt_cents: order.grand_total_cents,
      taxable_cents: 0,
      tax_cents: 0,
    });
    expect(await taxAt(engine, BUFFALO, grace)).toBeGreaterThan(0);
    expect(await taxAt(engine, CHICAGO)).toBeGreaterThan(0);
  });

  test("does not exempt once it has expired, was declined, or was replaced by another", async () => {
    await decide({ status: "accepted", states: ["IL"], expiresOn: "2020-12-31" });
    expect(await taxAt(engine, CHICAGO, grace)).toBeGreaterThan(0);
    await decide({ status: "accepted", states: ["IL"], expiresOn: null });
    expect(await taxAt(engine, CHICAGO, grace)).toBe(0);
    await upload();
    expect(await taxAt(engine, CHICAGO, grace)).toBeGreaterThan(0);
    await decide({ status: "accepted", states: ["IL"], expiresOn: null });
    await decide({ status: "declined" });
    expect(await taxAt(engine, CHICAGO, grace)).toBeGreaterThan(0);
  });

  test("is decided for a customer of the store that has one, for states that exist", async () => {
    const other = await customer(engine);
    const accepted = { status: "accepted" as const, states: ["IL"], expiresOn: null };
    for (const of of [
      { customerId: other.id, storeCode: "mpc", fileId: FILE },
      { customerId: grace.id, storeCode: "neon", fileId: FILE },
    ]) {
      expect(await decideTaxCertificate(engine.db, of, accepted)).toBe(false);
    }
    await expect(decide({ ...accepted, states: ["XX"] })).rejects.toThrow("XX is not the code of a state");
    await expect(decide({ ...accepted, expiresOn: "2026-02-30" })).rejects.toThrow("is not a day");
  });

  test("is not decided when the customer has sent another one since it was looked at", async () => {
    await upload(`${PDF}%another\n`);
    await expect(decide({ status: "accepted", states: ["IL"], expiresOn: null })).rejects.toThrow(
      `isn't ${FILE}`,
    );
    expect(await taxAt(engine, CHICAGO, grace)).toBeGreaterThan(0);
  });
});

describe("imported tax rates", () => {
  let engine: EngineFixture;
  beforeAll(async () => {
    engine = await openFixture();
  });
  afterAll(() => engine.close());

  const folder = mkdtempSync(join(tmpdir(), "tax-rates-"));

  function file(name: string, text: string): string {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  }

  function yaml(version: string, effective: string, percent: number): string {
    return `version: "${version}"\neffective: "${effective}"\nstates:\n  IL: { percent: ${percent}, taxesShipping: true }\n`;
  }

  /** Makes what another process has written visible at once. */
  async function showImported(): Promise<void> {
    await engine.db
      .updateTable("tax_version")
      .set({ source: "imported" })
      .where("name", "=", "none")
      .execute();
  }

  test("apply from their day on, and leave orders as they were taxed", async () => {
    const earlier = await orderAt(engine, CHICAGO);
    const path = file("rates.yaml", yaml("2026-01", "2026-01-01", 10));
    const dry = await importTaxes(engine.settings, { path, isDryRun: true });
    expect(dry).toEqual({
      version: "2026-01",
      effective: "2026-01-01",
      states: 1,
      places: 0,
      missingStates: [],
    });
    await showImported();
    expect((await taxesOf(engine, await orderAt(engine, CHICAGO)))[0].source).toBe("2025-07-01-built-in");

    await importTaxes(engine.settings, { path, isDryRun: false });
    await importTaxes(engine.settings, {
      path: file("later.yaml", yaml("2999", "2999-01-01", 15)),
      isDryRun: false,
    });
    await showImported();
    const order = await orderAt(engine, CHICAGO);
    expect(await taxesOf(engine, order)).toMatchObject([
      { source: "2026-01", name: "Illinois", rate_thousandths: 10_000, tax_cents: taxOf(order) },
    ]);
    expect((await taxesOf(engine, earlier)).length).toBe(4);
    expect(await taxAt(engine, BUFFALO)).toBe(0);
  });

  test("are stored once, and never under the name of others", async () => {
    const path = file("again.yaml", yaml("2025-09", "2025-09-01", 5));
    await importTaxes(engine.settings, { path, isDryRun: false });
    await importTaxes(engine.settings, { path, isDryRun: false });
    const versions = await engine.db
      .selectFrom("tax_version")
      .selectAll()
      .where("name", "=", "2025-09")
      .execute();
    expect(versions.length).toBe(1);
    const changed = file("changed.yaml", yaml("2025-09", "2025-09-01", 6));
    await expect(importTaxes(engine.settings, { path: changed, isDryRun: false })).rejects.toThrow(
      "other content",
    );
  });

  test("are not stored at all when a line of the file is wrong", async () => {
    const count = () => engine.db.selectFrom("tax_state").select("region_code").execute();
    const before = (await count()).length;
    const path = file("wrong.csv", "state,postcodes,state_rate,taxes_shipping\nIL,,5,yes\nTX,,many,no\n");
    const wrong = importTaxes(engine.settings, {
      path,
      version: "w",
      effective: "2026-01-01",
      isDryRun: false,
    });
    await expect(wrong).rejects.toThrow("line 3: TX percent");
    await expect(importTaxes(engine.settings, { path, isDryRun: false })).rejects.toThrow("needs --version");
    expect((await count()).length).toBe(before);
  });

  test("warn of a state in which the shop is registered, and of which the file has no rate", async () => {
    const taxes = { registrations: readRegistrations("IL:2020-01-01,TX:2020-01-01"), stripe: null };
    const path = file("few.yaml", yaml("few", "2026-01-01", 5));
    const result = await importTaxes({ ...engine.settings, taxes }, { path, isDryRun: true });
    expect(result.missingStates).toEqual(["TX"]);
  });
});
