import { describe, expect, it } from "vitest";
import { businessLines } from "~/engine/carts/additional-information";

const business = { company: "Good Dogs Inc.", gstNumber: "22AAAAA0000A1Z5", shipTo: false, billTo: true };
const lines = ["Good Dogs Inc.", "GST number 22AAAAA0000A1Z5"];

describe("a business on the documents of an order", () => {
  it("is in the selected addresses", () => {
    expect(businessLines(business, "billTo")).toEqual(lines);
    expect(businessLines(business, "shipTo")).toEqual([]);
    expect(businessLines({ ...business, shipTo: true }, "shipTo")).toEqual(lines);
  });

  it("needs no GST number", () =>
    expect(businessLines({ ...business, gstNumber: null }, "billTo")).toEqual(["Good Dogs Inc."]));

  it("is absent when a person buys", () => expect(businessLines(null, "billTo")).toEqual([]));
});
