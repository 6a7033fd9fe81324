import { afterEach, describe, expect, it } from "vitest";
import { showLocale } from "~/brand/store-locale";
import {
  earningText,
  levelView,
  pointsText,
  transactionView,
  worthText,
} from "~/storefront/account/my-rewards/rewards-view";
import { subPageOf } from "~/storefront/account/my-rewards/sub-pages";

afterEach(() => showLocale());

const usd = (value: number) => ({ value, currency: "USD" as const });

// @specification §2 L56
describe("the sub-pages of the rewards", () => {
  it.each([
    [undefined, undefined, "rewardpoints"],
    ["rewardpoints", undefined, "rewardpoints"],
    ["loyaltylevel", undefined, "loyaltylevel"],
    ["loyaltylevel", "join", "loyaltylevel/join"],
    ["transactions", undefined, "transactions"],
    ["settings", undefined, "settings"],
    ["policy", undefined, "policy"],
    ["policy", "join", null],
    ["join", undefined, null],
    ["constructor", undefined, null],
    ["loyaltylevel", "join/more", null],
    ["loyaltylevel/join", undefined, null],
  ])("at %s and %s: %s", (orderId, subOrderId, subPage) => {
    expect(subPageOf(orderId, subOrderId)).toBe(subPage);
  });
});

describe("points as text", () => {
  it.each([
    [0, "0 points"],
    [1, "1 point"],
    [1.25, "1.25 points"],
    [1234, "1,234 points"],
  ])("%d is %s", (points, text) => {
    expect(pointsText(points)).toBe(text);
  });

  it("state what a dollar earns and what points are worth", () => {
    const rates = {
      earning: { points: 125, currency_amount: 100 },
      redemption: { points: 100, currency_amount: 5 },
    };
    expect(earningText(rates)).toBe("1.25 points");
    expect(worthText(rates)).toBe("100 points are worth $5");
  });

  it("omit what the provider does not report", () => {
    expect(earningText(null)).toBe("1 point");
    expect(worthText(null)).toBeNull();
  });
});

describe("a transaction", () => {
  const item = {
    change_reason: "Earned with order MPC100000001",
    date: "2026-11-20T10:00:00.000Z",
    points_change: 1234,
    balance: { points: 2000 },
  };

  it("shows its sign, day and resulting balance", () => {
    expect(transactionView(item)).toMatchObject({
      day: "Fri, Nov 20, 2026",
      reason: "Earned with order MPC100000001",
      change: "+1,234",
      isGain: true,
      balance: "2,000",
    });
    expect(transactionView({ ...item, points_change: -5 })).toMatchObject({ change: "−5", isGain: false });
  });
});

describe("a level", () => {
  const companion = { code: "companion", name: "Companion", points_a_dollar: 1.25 };

  it("names its minimum spending, unless everybody has it", () => {
    expect(levelView({ ...companion, from: usd(150) })).toMatchObject({
      from: "$150",
      pointsADollar: "1.25 points",
    });
    expect(levelView({ ...companion, from: usd(0) }).from).toBeNull();
  });
});

it("points are formatted by the store's locale", () => {
  expect(pointsText(1250)).toBe("1,250 points");
  showLocale("de-DE");
  expect(pointsText(1250)).toBe("1.250 points");
});
