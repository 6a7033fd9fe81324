import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eraseOrder } from "~/engine/account-deletion/erase-order";
import { signToken } from "~/engine/shared/signed-token";
import { carryOutLabels } from "~/engine/shipping/labels/carry-out-labels";
import { deleteLabels } from "~/engine/shipping/labels/delete-labels";
import { easyPostLabels } from "~/engine/shipping/labels/easypost-labels";
import { EasyPostServer } from "../fixtures/easypost/easypost-server";
import { fulfillmentToken, move, ordered, ship } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { guest } from "./shopper";

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

const LABELS = `can_buy_labels proposed_parcel { box grams }
  labels { id state box grams rates { id carrier service price { value } days } carrier service price { value } tracking_number problem url }`;

/** An order in production, by the token of its fulfillment page. */
async function producedOrder(quantity = 1): Promise<string> {
  const token = await fulfillmentToken(engine, await ordered(engine, guest(), { quantity }));
  await move(engine, token, "TAKE_PAYMENT");
  await move(engine, token, "START_PRODUCTION");
  return token;
}

async function read(token: string) {
  const query = `query ($token: String!) { fulfillment(token: $token) { ${LABELS} } }`;
  return (await engine.graphql(query, { token })).data.fulfillment;
}

async function quote(token: string, parcel: object = {}) {
  const { data, errors } = await engine.graphql(
    `mutation ($input: QuoteLabelInput!) { quoteLabel(input: $input) { ${LABELS} } }`,
    { input: { token, key: "form-0001", box: "small-box", grams: 300, ...parcel } },
  );
  return { labels: data?.quoteLabel?.labels ?? [], error: errors?.[0] };
}

async function buy(token: string, label_id: string, rate_id: string) {
  const { data, errors } = await engine.graphql(
    `mutation ($input: BuyLabelInput!) { buyLabel(input: $input) { ${LABELS} } }`,
    { input: { token, label_id, rate_id } },
  );
  return { label: data?.buyLabel?.labels.find(({ id }) => id === label_id), error: errors?.[0] };
}

async function voidLabel(token: string, label_id: string) {
  const { data, errors } = await engine.graphql(
    `mutation ($token: String!, $label_id: ID!) { voidLabel(token: $token, label_id: $label_id) { ${LABELS} } }`,
    { token, label_id },
  );
  return { label: data?.voidLabel?.labels.find(({ id }) => id === label_id), error: errors?.[0] };
}

/** Carries out what is due, that many minutes later. */
function work(minutes = 10) {
  const { db, settings } = engine;
  const context = { db, settings, storeCode: "mpc", wakeMail: () => undefined };
  return carryOutLabels.run(context, new Date(Date.now() + minutes * 60_000));
}

async function quoted(token: string, key?: string) {
  const [label] = (await quote(token, key ? { key } : {})).labels.slice(-1);
  return { id: label.id, rate: label.rates[0].id };
}

async function boughtLabel(token: string) {
  const { id, rate } = await quoted(token);
  const { label } = await buy(token, id, rate);
  return label;
}

describe("a label", () => {
  it("is offered with the weight and box of what is not shipped", async () => {
    const token = await producedOrder(2);
    expect(await read(token)).toMatchObject({
      can_buy_labels: true,
      proposed_parcel: { box: "flat-mailer", grams: 150 },
      labels: [],
    });
  });

  it("has the carriers' rates, cheapest first", async () => {
    const token = await producedOrder();
    const [label] = (await quote(token)).labels;
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
    const token = await producedOrder();
    const before = easyPost.shipments.size;
    easyPost.disturbNext(/^POST \/v2\/shipments$/, "lose-answer");
    const lost = await quote(token);
    expect(lost.error?.message).toBe("The label service didn't answer. Please try again.");
    await quote(token);
    expect((await quote(token)).labels).toHaveLength(1);
    expect(easyPost.shipments.size).toBe(before + 1);
    expect((await quote(token, { key: "form-0002" })).labels).toHaveLength(2);
  });

  it("is bought with its file, which the link of the page alone opens", async () => {
    const token = await producedOrder();
    const label = await boughtLabel(token);
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
    const other = await producedOrder();
    const invoice = signToken(engine.settings, "invoice", { orderId: 1 });
    for (const wrong of [other, invoice, "x"]) {
      const path = `/rest/mpc/V1/shipping-labels/${wrong}/${label?.id}.pdf`;
      expect((await engine.rest(path)).status).toBe(404);
    }
  });

  it("is bought once, however often and at once the form is sent", async () => {
    const token = await producedOrder();
    const { id, rate } = await quoted(token);
    const before = easyPost.purchases;
    await Promise.all([buy(token, id, rate), buy(token, id, rate), buy(token, id, rate)]);
    expect((await buy(token, id, rate)).label?.state).toBe("BOUGHT");
    await work();
    expect(easyPost.purchases).toBe(before + 1);
  });

  it.each(["lose-answer", "fail"] as const)(
    "is completed by the job after a purchase met: %s",
    async (kind) => {
      const token = await producedOrder();
      const { id, rate } = await quoted(token);
      const before = easyPost.purchases;
      easyPost.disturbNext(/buy$/, kind);
      const { label } = await buy(token, id, rate);
      expect(label).toMatchObject({ state: "BUYING", url: null });
      expect(label?.problem).not.toBeNull();
      await work();
      expect((await read(token)).labels).toMatchObject([{ state: "BOUGHT", problem: null }]);
      expect(easyPost.purchases).toBe(before + 1);
    },
  );

  it("is completed by the job when the process was killed after the purchase", async () => {
    const token = await producedOrder();
    const label = await boughtLabel(token);
    const before = easyPost.purchases;
    await engine.db
      .updateTable("shipping_label")
      .set({ state: "buying", tracking_number: null, file_url: null, has_file: 0 })
      .where("id", "=", Number(label?.id))
      .execute();
    await work();
    expect((await read(token)).labels).toMatchObject([
      { state: "BOUGHT", tracking_number: label?.tracking_number },
    ]);
    expect(easyPost.purchases).toBe(before);
  });

  it("is offered again with the service's reason when its purchase was rejected, at another rate too", async () => {
    const token = await producedOrder();
    const [{ id, rates }] = (await quote(token)).labels;
    easyPost.disturbNext(/buy$/, "reject");
    expect((await buy(token, id, rates[0].id)).label).toMatchObject({
      state: "QUOTED",
      carrier: null,
      price: null,
      problem: "Insufficient funds in your account.",
      url: null,
    });
    expect((await buy(token, id, rates[1].id)).label).toMatchObject({
      state: "BOUGHT",
      carrier: "UPSDAP",
      price: { value: 19.4 },
      problem: null,
    });
  });

  it("is not offered again when a purchase's answer was lost, and the service then rejects to say", async () => {
    const token = await producedOrder();
    const { id, rate } = await quoted(token);
    const before = easyPost.purchases;
    easyPost.disturbNext(/buy$/, "lose-answer");
    await buy(token, id, rate);
    easyPost.disturbNext(/^GET \/v2\/shipments/, "reject");
    await work(1.5);
    expect((await read(token)).labels).toMatchObject([
      { state: "BUYING", problem: "Insufficient funds in your account." },
    ]);
    await work(60);
    expect((await read(token)).labels).toMatchObject([{ state: "BOUGHT", problem: null }]);
    expect(easyPost.purchases).toBe(before + 1);
  });

  it("fails after the last attempt, and staff are sent to the service to see whether it was bought", async () => {
    const token = await producedOrder();
    const { id, rate } = await quoted(token);
    easyPost.disturbNext(/buy$/, "lose-answer");
    await buy(token, id, rate);
    await engine.db
      .updateTable("shipping_label")
      .set({ attempts: 11 })
      .where("id", "=", Number(id))
      .execute();
    easyPost.disturbNext(/^GET \/v2\/shipments/, "fail");
    await work();
    expect((await read(token)).labels).toMatchObject([
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
    const token = await producedOrder();
    easyPost.hasRates = false;
    expect((await quote(token)).error?.message).toBe("No rates: USPS: Package exceeds maximum weight.");
  });

  it("is voided once, and not after a package was shipped with it", async () => {
    const token = await producedOrder();
    const label = await boughtLabel(token);
    const before = easyPost.refunds;
    easyPost.disturbNext(/refund$/, "lose-answer");
    expect((await voidLabel(token, label?.id ?? "")).label?.state).toBe("VOIDING");
    await work();
    expect((await read(token)).labels).toMatchObject([{ state: "VOIDED", url: null }]);
    await voidLabel(token, label?.id ?? "");
    expect(easyPost.refunds).toBe(before + 1);

    const next = await quoted(token, "form-0002");
    const bought = (await buy(token, next.id, next.rate)).label;
    await ship(engine, token, { carrier: "usps", tracking_number: bought?.tracking_number });
    expect((await voidLabel(token, next.id)).error?.message).toMatch(/was shipped with this label/);
  });

  it("stays when the carrier does not take it back", async () => {
    const token = await producedOrder();
    const label = await boughtLabel(token);
    easyPost.takesBack = false;
    expect((await voidLabel(token, label?.id ?? "")).label).toMatchObject({
      state: "BOUGHT",
      problem: "The carrier doesn't take this label back (rejected).",
    });
  });

  it.each([
    ["box", { box: "crate" }, "Please choose a box."],
    ["grams", { grams: 0 }, "Please enter 1 to 70000 grams."],
    ["key", { key: "x" }, "Please reload the page and try again."],
  ])("needs a valid %s", async (field, parcel, message) => {
    const { error } = await quote(await producedOrder(), parcel);
    expect(error).toMatchObject({ message, extensions: { field } });
  });

  it("is not sold for another order's parcel, at an unknown rate, or before production", async () => {
    const token = await producedOrder();
    const { id, rate } = await quoted(token);
    expect((await buy(await producedOrder(), id, rate)).error?.message).toBe("We couldn't find that label.");
    expect((await buy(token, id, "rate_of_another")).error?.message).toBe("Please choose a rate.");
    const early = await fulfillmentToken(engine, await ordered(engine, guest()));
    expect((await quote(early)).error?.message).toBe(
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
  const token = await producedOrder();
  const { apiKey, url } = easyPost;
  const plain = await openFixture({ easyPost: { apiKey, url } });
  const order = await ordered(plain, guest());
  const own = await fulfillmentToken(plain, order);
  const query = "query ($token: String!) { fulfillment(token: $token) { can_buy_labels } }";
  expect((await plain.graphql(query, { token: own })).data.fulfillment.can_buy_labels).toBe(false);
  expect((await read(token)).can_buy_labels).toBe(true);
  await plain.close();
});
