import { describe, expect, it } from "vitest";
import { myOrdersPath, providerFilter, readOrderFilter } from "~/storefront/account/my-orders/order-filter";

const NOW = Date.parse("2026-11-20T10:00:00Z");
const read = (search: string) => readOrderFilter(new URLSearchParams(search));

describe("the filter of the order list", () => {
  it("reads known values and ignores the others", () => {
    expect(read("number=%20%23mpc1%20&status=shipped&since=month")).toEqual({
      number: "mpc1",
      status: "shipped",
      since: "month",
    });
    expect(read("status=constructor&since=ever&other=1")).toEqual({ number: "", status: "", since: "" });
    expect(read(`number=${"1".repeat(99)}`).number).toHaveLength(40);
  });

  it("becomes the provider's filter, or none when nothing is selected", () => {
    expect(providerFilter(read(""), NOW)).toEqual({});
    expect(providerFilter(read("number=MPC1"), NOW)).toEqual({ number: { match: "MPC1" } });
    expect(providerFilter(read("status=on_hold&since=month"), NOW)).toEqual({
      status: { eq: "on_hold" },
      orderDate: { from: "2026-10-21" },
    });
  });

  it("counts days in the shop's time zone", () => {
    const lateEvening = Date.parse("2026-11-21T04:59:00Z");
    expect(providerFilter(read("since=month"), lateEvening).orderDate?.from).toBe("2026-10-21");
  });

  it("is part of the URL of every page", () => {
    expect(myOrdersPath(read(""), 1)).toBe("/customer/account/my-orders");
    expect(myOrdersPath(read("status=shipped"), 2)).toBe("/customer/account/my-orders?status=shipped&p=2");
  });
});
