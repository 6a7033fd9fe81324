import { describe, expect, it } from "vitest";
import { labelToShip } from "~/admin/orders/label-to-ship";

type Order = Parameters<typeof labelToShip>[0];

const carriers = ["usps", "ups", "fedex", "dhl", "other"].map((code) => ({ code, title: code }));
const bought: Order["labels"][number] = {
  id: "1",
  state: "BOUGHT",
  grams: 300,
  rates: [],
  carrier: "USPS",
  service: "GroundAdvantage",
  price: { value: 7.58 },
  tracking_number: "9400",
  problem: null,
  url: "/label.pdf",
};
const shippedBy = (tracking_number: string) => [{ tracking_number }] as Order["parcels"];

describe("the form that ships a parcel", () => {
  it.each([
    ["USPS", "usps"],
    ["UPSDAP", "ups"],
    ["FedExDefault", "fedex"],
    ["DHLExpress", "dhl"],
    ["OnTrac", "other"],
  ])("is filled in from a label of %s", (carrier, code) => {
    expect(labelToShip({ labels: [{ ...bought, carrier }], carriers, parcels: [] })).toEqual({
      carrier_code: code,
      tracking_number: "9400",
    });
  });

  it("is empty without a label that can be used", () => {
    expect(labelToShip({ labels: [], carriers, parcels: [] })).toBeUndefined();
    const voided = { ...bought, state: "VOIDED" as const };
    expect(labelToShip({ labels: [voided], carriers, parcels: [] })).toBeUndefined();
    const parcels = shippedBy("9400");
    expect(labelToShip({ labels: [bought], carriers, parcels })).toBeUndefined();
    const next = { ...bought, tracking_number: "9401" };
    expect(labelToShip({ labels: [bought, next], carriers, parcels })?.tracking_number).toBe("9401");
  });
});
