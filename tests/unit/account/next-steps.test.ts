import { describe, expect, it } from "vitest";
import { nextSteps, type Situation } from "~/storefront/account/dashboard/next-steps";
import { endsSoon } from "~/storefront/account/dates";

/** The situation of a customer who has done everything. */
const settled: Situation = {
  orders: [{ number: "MPC1", statusCode: "shipped" }],
  isEmailConfirmed: true,
  hasAddress: true,
  unfinished: null,
  ending: null,
  canRecommend: true,
  hasJoinedLoyalty: true,
};

function linksFor(change: Partial<Situation>): string[] {
  return nextSteps({ ...settled, ...change }).map(({ link }) => link);
}

describe("next steps", () => {
  it.each<[string, Partial<Situation>, string]>([
    ["pay", { orders: [{ number: "MPC1", statusCode: "pending_payment" }] }, "See how to pay"],
    ["confirm the address", { isEmailConfirmed: false }, "Resend the email"],
    ["use points", { ending: { points: "20 points", lastDay: "Mon, Nov 30, 2026" } }, "Find a gift"],
    ["finish", { unfinished: { title: "Otto", studioPath: "/photomug-tool" } }, "Keep designing"],
    ["review", { orders: [{ number: "MPC1", statusCode: "delivered" }] }, "Write a review"],
    ["add an address", { hasAddress: false }, "Add an address"],
    ["join", { hasJoinedLoyalty: false }, "See the levels"],
  ])("include %s when applicable", (_, change, link) => {
    expect(linksFor(change)).toEqual([link, "Get your link"]);
  });

  it("suggest recommending the shop when nothing else is left", () => {
    expect(linksFor({})).toEqual(["Get your link"]);
  });

  it("omit what the provider does not know", () => {
    expect(linksFor({ isEmailConfirmed: null, hasJoinedLoyalty: null })).toEqual(["Get your link"]);
  });

  it("name the unpaid order, even if a newer one is paid", () => {
    const orders = [
      { number: "MPC2", statusCode: "processing" },
      { number: "MPC1", statusCode: "pending_payment" },
    ];
    const [step] = nextSteps({ ...settled, orders });
    expect(step.path).toBe("/customer/account/view-order/MPC1");
  });

  it("are at most three, the most urgent first", () => {
    const everything = nextSteps({
      orders: [
        { number: "MPC2", statusCode: "delivered" },
        { number: "MPC1", statusCode: "pending_payment" },
      ],
      isEmailConfirmed: false,
      hasAddress: false,
      canRecommend: true,
      unfinished: { title: "Otto", studioPath: "/photomug-tool" },
      ending: { points: "20 points", lastDay: "Mon, Nov 30, 2026" },
      hasJoinedLoyalty: false,
    });
    expect(everything.map(({ link }) => link)).toEqual(["See how to pay", "Resend the email", "Find a gift"]);
  });
});

describe("points expire soon", () => {
  const now = new Date("2026-11-01T12:00:00Z");

  it.each([
    ["2026-11-30", true],
    ["2026-12-01", true],
    ["2026-12-02", false],
    ["2027-11-30", false],
  ])("on %s, counting thirty days: %s", (day, soon) => {
    expect(endsSoon(day, 30, now)).toBe(soon);
  });
});
