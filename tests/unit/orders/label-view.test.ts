import { describe, expect, it } from "vitest";
import type { FulfillmentFragment } from "~/provider/contract/documents.generated";
import { labelView, shippedBy } from "~/storefront/fulfillment/label-view";

type Label = FulfillmentFragment["labels"][number];

const carriers = ["usps", "ups", "fedex", "dhl", "other"].map((code) => ({ code, title: code }));
const bought: Label = {
  id: "1",
  state: "BOUGHT",
  grams: 300,
  rates: [
    { id: "rate_1", carrier: "USPS", service: "Priority", price: { value: 9.1, currency: "USD" }, days: 1 },
  ],
  carrier: "USPS",
  service: "GroundAdvantage",
  price: { value: 7.58, currency: "USD" },
  tracking_number: "9400",
  problem: null,
  url: "/label.pdf",
};
const parcel = (number: string) => ({ tracking: [{ title: "USPS", number, url: null }] });
type Shipments = Parameters<typeof shippedBy>[2];

describe("the form that ships a package", () => {
  it.each([
    ["USPS", "usps"],
    ["UPSDAP", "ups"],
    ["FedExDefault", "fedex"],
    ["DHLExpress", "dhl"],
    ["OnTrac", "other"],
  ])("is filled in from a label of %s", (carrier, code) => {
    expect(shippedBy([{ ...bought, carrier }], carriers, [])).toEqual({
      carrier: code,
      tracking_number: "9400",
    });
  });

  it("is empty without a label that can be used", () => {
    const shipments = [parcel("9400")] as Shipments;
    expect(shippedBy([], carriers, [])).toBeNull();
    expect(shippedBy([{ ...bought, state: "VOIDED" }], carriers, [])).toBeNull();
    expect(shippedBy([bought], carriers, shipments)).toBeNull();
    expect(
      shippedBy([bought, { ...bought, tracking_number: "9401" }], carriers, shipments)?.tracking_number,
    ).toBe("9401");
  });
});

it("a label shows its rates while one is to be chosen, and afterwards what was bought", () => {
  expect(labelView({ ...bought, state: "QUOTED", url: null })).toMatchObject({
    title: "Package of 300 g",
    rates: [{ id: "rate_1", text: "USPS Priority: $9.10, 1 day" }],
    file: null,
  });
  expect(labelView(bought)).toMatchObject({
    title: "USPS, GroundAdvantage, 9400, $7.58",
    rates: [],
    file: "/label.pdf",
  });
});
