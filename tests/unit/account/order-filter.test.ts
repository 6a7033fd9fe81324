import { describe, expect, it } from "vitest";
import { myOrdersPath, providerFilter, readOrderFilter } from "~/storefront/account/my-orders/order-filter";

const NOW = Date.parse("2026-11-20T10:00:00Z");
const read = (search: string) => readOrderFilter(new URLSearchParams(search));

describe("the filter of my orders", () => {
  it("reads what it knows and leaves out the rest", () => {
    expect(read("number=%20%23mpc1%20&status=shipped&since=month")).toEqual({
      number: "mpc1",
      status: "shipped",
      since: "month",
    });
    expect(read("status=constructor&since=ever&other=1")).toEqual({ number: "", status: "", since: "" });
    expect(read(`number=${"1".repeat(99)}`).number).toHaveLength(40);
  });

  it("becomes the provider's, and none at all when nothing is chosen", () => {
    expect(providerFilter(read(""), NOW)).toBeUndefined();
    expect(providerFilter(read("number=MPC1"), NOW)).toEqual({ number: { match: "MPC1" } });
    expect(providerFilter(read("status=on_hold&since=month"), NOW)).toEqual({
      status: { eq: "on_hold" },
      order_date: { from: "2026-10-21" },
    });
  });

  it("stays in the address of every page", () => {
    expect(myOrdersPath(read(""), 1)).toBe("/customer/account/my-orders");
    expect(myOrdersPath(read("status=shipped"), 2)).toBe("/customer/account/my-orders?status=shipped&p=2");
  });
});
