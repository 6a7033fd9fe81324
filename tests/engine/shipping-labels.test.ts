import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eraseOrder } from "~/engine/account-deletion/erase-order";
import { fileToken } from "~/engine/fulfillment/file-token";
import { signToken } from "~/engine/shared/signed-token";
import { carryOutLabels } from "~/engine/shipping/labels/carry-out-labels";
import { deleteLabels } from "~/engine/shipping/labels/delete-labels";
import { easyPostLabels } from "~/engine/shipping/labels/easypost-labels";
import { EasyPostServer } from "../fixtures/easypost/easypost-server";
import { move, ordered, ship, staffOrder } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderForm, sendForm } from "./order-forms";
import { guest } from "./shopper";
import { callAdmin, ownerOf, staffMember } from "./staff";

let easyPost: EasyPostServer;
let engine: EngineFixture;
beforeAll(async () => {
  easyPost = await EasyPostServer.open();
  engine = await openFixture({ easyPost: easyPost.settings });
});
afterAll(async () => {
  await engine.close();
  easyPost.close();
});
beforeEach(() => {
  easyPost.hasRates = true;
  easyPost.takesBack = true;
});

const ADDRESS_OF_BUYER = {
  firstname: "Ada",
  lastname: "Byron",
  company: null,
  street: ["12 Analytical Way"],
  city: "Sacramento",
  region_code: "CA",
  postcode: "95814",
  country_code: "US" as const,
  telephone: "(916) 555-0123",
};

const LABELS = `package_to_label { box grams }
  labels { id state box grams rates { id carrier service price { value } days } carrier service price { value } tracking_number problem url }`;

interface LabelView {
  id: string;
  state: string;
  rates: { id: string; carrier: string; service: string; price: { value: number }; days: number | null }[];
  tracking_number: string | null;
  problem: string | null;
  url: string | null;
}

interface LabeledOrder {
  package_to_label: { box: string | null; grams: number | null } | null;
  labels: LabelView[];
}

/** The number of an order in production. */
async function producedOrder(quantity = 1): Promise<string> {
  const { number } = await ordered(engine, guest(), { quantity });
  await move(engine, number, "TAKE_PAYMENT");
  await move(engine, number, "START_PRODUCTION");
  return number;
}

function read(number: string): Promise<LabeledOrder> {
  return staffOrder<LabeledOrder>(engine, number, LABELS);
}

async function quote(number: string, parcel: object = {}) {
  const input = { number, key: "key-of-form-0001", box: "small-box", grams: 300, ...parcel };
  return responded("quoteLabel", input);
}

async function buy(number: string, label_id: string, rate_id: string) {
  const form = await orderForm(engine, await ownerOf(engine), number);
  const { error, labels } = await responded("buyLabel", { ...form, label_id, rate_id });
  return { error, label: labels.find(({ id }) => id === label_id) };
}

async function voidLabel(number: string, label_id: string) {
  const form = await orderForm(engine, await ownerOf(engine), number);
  const { error, labels } = await responded("voidLabel", { ...form, label_id });
  return { error, label: labels.find(({ id }) => id === label_id) };
}

async function responded(operation: string, input: object) {
  const { data, errors } = await sendForm(engine, await ownerOf(engine), operation, input, LABELS);
  const order = data?.[operation] as LabeledOrder | undefined;
  return { labels: order?.labels ?? [], error: errors?.[0] };
}

/** Carries out what is due, that many minutes later. */
function work(minutes = 10) {
  const { db, settings } = engine;
  const context = { db, settings, storeCode: "mpc", wakeMail: () => undefined };
  return carryOutLabels.run(context, new Date(Date.now() + minutes * 60_000));
}

async function quoted(number: string, key?: string) {
  const [label] = (await quote(number, key ? { key } : {})).labels.slice(-1);
  return { id: label.id, rate: label.rates[0].id };
}

async function boughtLabel(number: string) {
  const { id, rate } = await quoted(number);
  const { label } = await buy(number, id, rate);
  return label;
}

describe("a label", () => {
  it("is offered with the weight and box of what is not shipped", async () => {
    const number = await producedOrder(2);
    expect(await read(number)).toMatchObject({
      package_to_label: { box: "flat-mailer", grams: 150 },
      labels: [],
    });
  });

  it("has the carriers' rates, cheapest first", async () => {
    const number = await producedOrder();
    const [label] = (await quote(number)).labels;
    expect(label).toMatchObject({ state: "QUOTED", box: "small-box", grams: 300, url: null });
    expect(
      label.rates.map(({ carrier, days, price, service }) => [carrier, service, price.value, days]),
    ).toEqual([
      ["USPS", "GroundAdvantage", 7.58, null],
      ["UPSDAP", "2ndDayAir", 19.4, 2],
    ]);
    const [shipment] = [...easyPost.shipments.values()].slice(-1);
    expect(shipment).toMatchObject({
      to_address: {
        name: "Ada Byron",
        street1: "12 Analytical Way",
        state: "CA",
        zip: "95814",
        country: "US",
      },
      from_address: { id: easyPost.fromAddress },
      parcel: { length: 8, width: 6, height: 4.1, weight: 10.6 },
      options: { label_format: "PDF", label_size: "4x6" },
    });
  });

  it("is registered once for a form that is sent twice, also when the first answer was lost", async () => {
    const number = await producedOrder();
    const before = easyPost.shipments.size;
    easyPost.disturbNext(/^POST \/v2\/shipments$/, "lose-answer");
    const lost = await quote(number);
    expect(lost.error?.message).toBe("The label service didn't answer. Please try again.");
    await quote(number);
    expect((await quote(number)).labels).toHaveLength(1);
    expect(easyPost.shipments.size).toBe(before + 1);
    expect((await quote(number, { key: "key-of-form-0002" })).labels).toHaveLength(2);
  });

  it("is bought with its file, which the link of the page alone opens", async () => {
    const number = await producedOrder();
    const label = await boughtLabel(number);
    expect(label).toMatchObject({ state: "BOUGHT", carrier: "USPS", price: { value: 7.58 }, problem: null });
    expect(label?.tracking_number).toMatch(/^9400/);
    const response = await engine.rest(label?.url ?? "");
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const other = fileToken.sign(engine.settings, { orderId: 1, scope: "production" });
    const invoice = signToken(engine.settings, "invoice", { orderId: 1, scope: "production" });
    for (const wrong of [other, invoice, "x"]) {
      const path = `/rest/mpc/V1/shipping-labels/${wrong}/${label?.id}.pdf`;
      expect((await engine.rest(path)).status).toBe(404);
    }
  });

  it("is bought once, however often and at once the form is sent", async () => {
    const number = await producedOrder();
    const { id, rate } = await quoted(number);
    const before = easyPost.purchases;
    await Promise.all([buy(number, id, rate), buy(number, id, rate), buy(number, id, rate)]);
    expect((await buy(number, id, rate)).label?.state).toBe("BOUGHT");
    await work();
    expect(easyPost.purchases).toBe(before + 1);
  });

  it.each(["lose-answer", "fail"] as const)(
    "is completed by the job after a purchase met: %s",
    async (kind) => {
      const number = await producedOrder();
      const { id, rate } = await quoted(number);
      const before = easyPost.purchases;
      easyPost.disturbNext(/buy$/, kind);
      const { label } = await buy(number, id, rate);
      expect(label).toMatchObject({ state: "BUYING", url: null });
      expect(label?.problem).not.toBeNull();
      await work();
      expect((await read(number)).labels).toMatchObject([{ state: "BOUGHT", problem: null }]);
      expect(easyPost.purchases).toBe(before + 1);
    },
  );

  it("is completed by the job when the process was killed after the purchase", async () => {
    const number = await producedOrder();
    const label = await boughtLabel(number);
    const before = easyPost.purchases;
    await engine.db
      .updateTable("shipping_label")
      .set({ state: "buying", tracking_number: null, file_url: null, has_file: 0 })
      .where("id", "=", Number(label?.id))
      .execute();
    await work();
    expect((await read(number)).labels).toMatchObject([
      { state: "BOUGHT", tracking_number: label?.tracking_number },
    ]);
    expect(easyPost.purchases).toBe(before);
  });

  it("is offered again with the service's reason when its purchase was rejected, at another rate too", async () => {
    const number = await producedOrder();
    const [{ id, rates }] = (await quote(number)).labels;
    easyPost.disturbNext(/buy$/, "reject");
    expect((await buy(number, id, rates[0].id)).label).toMatchObject({
      state: "QUOTED",
      carrier: null,
      price: null,
      problem: "Insufficient funds in your account.",
      url: null,
    });
    expect((await buy(number, id, rates[1].id)).label).toMatchObject({
      state: "BOUGHT",
      carrier: "UPSDAP",
      price: { value: 19.4 },
      problem: null,
    });
  });

  it("is not offered again when a purchase's answer was lost, and the service then rejects to say", async () => {
    const number = await producedOrder();
    const { id, rate } = await quoted(number);
    const before = easyPost.purchases;
    easyPost.disturbNext(/buy$/, "lose-answer");
    await buy(number, id, rate);
    easyPost.disturbNext(/^GET \/v2\/shipments/, "reject");
    await work(1.5);
    expect((await read(number)).labels).toMatchObject([
      { state: "BUYING", problem: "Insufficient funds in your account." },
    ]);
    await work(60);
    expect((await read(number)).labels).toMatchObject([{ state: "BOUGHT", problem: null }]);
    expect(easyPost.purchases).toBe(before + 1);
  });

  it("fails after the last attempt, and staff are sent to the service to see whether it was bought", async () => {
    const number = await producedOrder();
    const { id, rate } = await quoted(number);
    easyPost.disturbNext(/buy$/, "lose-answer");
    await buy(number, id, rate);
    await engine.db
      .updateTable("shipping_label")
      .set({ attempts: 11 })
      .where("id", "=", Number(id))
      .execute();
    easyPost.disturbNext(/^GET \/v2\/shipments/, "fail");
    await work();
    expect((await read(number)).labels).toMatchObject([
      {
        state: "FAILED",
        problem:
          "We don't know whether it was bought. Check EasyPost first. (EasyPost answered with status 500.)",
      },
    ]);
  });

  it("waits for all calls of an operation together, and is registered once nevertheless", async () => {
    const { fromAddress, settings } = easyPost;
    const impatient = easyPostLabels({ ...settings, fromAddress }, 500);
    const parcel = {
      to: ADDRESS_OF_BUYER,
      millimeters: [100, 100, 100] as [number, number, number],
      grams: 300,
    };
    easyPost.delayMilliseconds = 300;
    await expect(impatient.quote(parcel, "slow-1")).rejects.toThrow("EasyPost didn't answer in time.");
    easyPost.delayMilliseconds = 0;
    const { shipment } = await easyPostLabels({ ...settings, fromAddress }).quote(parcel, "slow-1");
    const registered = [...easyPost.shipments.values()].filter(({ reference }) => reference === "slow-1");
    expect(registered.map(({ id }) => id)).toEqual([shipment]);
  });

  it("says why no carrier takes the parcel", async () => {
    const number = await producedOrder();
    easyPost.hasRates = false;
    expect((await quote(number)).error?.message).toBe("No rates: USPS: Package exceeds maximum weight.");
  });

  it("is voided once, and not after a package was shipped with it", async () => {
    const number = await producedOrder();
    const label = await boughtLabel(number);
    const before = easyPost.refunds;
    easyPost.disturbNext(/refund$/, "lose-answer");
    expect((await voidLabel(number, label?.id ?? "")).label?.state).toBe("VOIDING");
    await work();
    expect((await read(number)).labels).toMatchObject([{ state: "VOIDED", url: null }]);
    await voidLabel(number, label?.id ?? "");
    expect(easyPost.refunds).toBe(before + 1);

    const next = await quoted(number, "key-of-form-0002");
    const bought = (await buy(number, next.id, next.rate)).label;
    await ship(engine, number, { carrier: "usps", tracking_number: bought?.tracking_number });
    expect((await voidLabel(number, next.id)).error?.message).toMatch(/was shipped with this label/);
  });

  it("stays when the carrier does not take it back", async () => {
    const number = await producedOrder();
    const label = await boughtLabel(number);
    easyPost.takesBack = false;
    expect((await voidLabel(number, label?.id ?? "")).label).toMatchObject({
      state: "BOUGHT",
      problem: "The carrier doesn't take this label back (rejected).",
    });
  });

  it.each([
    ["box", { box: "crate" }, "Please choose a box."],
    ["grams", { grams: 0 }, "Please enter 1 to 70000 grams."],
    ["key", { key: "!" }, "Please reload the page and try again."],
  ])("needs a valid %s", async (field, parcel, message) => {
    const { error } = await quote(await producedOrder(), parcel);
    expect(error).toMatchObject({ message, extensions: { field } });
  });

  it("is not sold for another order's parcel, at an unknown rate, or before production", async () => {
    const number = await producedOrder();
    const { id, rate } = await quoted(number);
    expect((await buy(await producedOrder(), id, rate)).error?.message).toBe("We couldn't find that label.");
    expect((await buy(number, id, "rate_of_another")).error?.message).toBe("Please choose a rate.");
    const early = await ordered(engine, guest());
    expect((await quote(early.number)).error?.message).toBe(
      "An order that is pending payment can't become shipped.",
    );
  });

  it("loses its file after ninety days, or once personal data is erased from its order", async () => {
    const { db, settings } = engine;
    const context = { db, settings, storeCode: "mpc", wakeMail: () => undefined };
    const stored = async () => {
      const rows = db.selectFrom("shipping_label").select("order_id").where("has_file", "=", 1);
      return (await rows.execute()).map(({ order_id }) => order_id);
    };
    await boughtLabel(await producedOrder());
    await boughtLabel(await producedOrder());
    const [erased, other] = (await stored()).slice(-2);
    const addressOf = async (order: number) => {
      const row = db.selectFrom("shipping_label").select("file_url").where("order_id", "=", order);
      return (await row.executeTakeFirstOrThrow()).file_url;
    };
    const row = db.selectFrom("sales_order").selectAll().where("id", "=", erased);
    const order = await row.executeTakeFirstOrThrow();
    await db.transaction().execute((transaction) => eraseOrder(transaction, order));
    const labels = db.selectFrom("shipping_label").select("tracking_number").where("order_id", "=", erased);
    expect(await labels.execute()).toEqual([{ tracking_number: null }]);
    await deleteLabels.run(context, new Date());
    expect(await stored()).toContain(other);
    expect(await stored()).not.toContain(erased);
    // A file that could not be stored can still be fetched from its address.
    await db.updateTable("shipping_label").set({ has_file: 0 }).where("order_id", "=", other).execute();
    expect(await addressOf(other)).not.toBeNull();
    await deleteLabels.run(context, new Date(Date.now() + 91 * 24 * 60 * 60_000));
    expect(await stored()).toEqual([]);
    expect(await addressOf(other)).toBeNull();
  });
});

it("no label is offered without the address of the store at EasyPost", async () => {
  const number = await producedOrder();
  const { apiKey, url } = easyPost;
  const plain = await openFixture({ easyPost: { apiKey, url } });
  const order = await ordered(plain, guest());
  await move(plain, order.number, "TAKE_PAYMENT");
  await move(plain, order.number, "START_PRODUCTION");
  const fields = "package_to_label { box }";
  expect((await staffOrder<LabeledOrder>(plain, order.number, fields)).package_to_label).toBeNull();
  expect((await read(number)).package_to_label).not.toBeNull();
  await plain.close();
});

it("only people who may ship see and buy labels", async () => {
  const number = await producedOrder();
  await boughtLabel(number);
  const { token } = await staffMember(engine, "support");
  const query = `query ($number: String!) { order(number: $number) { ${LABELS} } }`;
  const { data } = await callAdmin(engine, query, { number }, token);
  expect(data?.order).toEqual({ package_to_label: null, labels: [] });
});
