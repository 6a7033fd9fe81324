import { describe, expect, it } from "vitest";
import { cardProblems, isDeclined } from "~/engine/payments/sandbox-card";

const now = new Date("2026-11-20T12:00:00Z");
const card = { number: "4242 4242 4242 4242", expiry: "11/26", code: "123" };

describe("a card", () => {
  it.each([
    card,
    { ...card, number: "4242-4242-4242-4242", expiry: "1/2030" },
    { ...card, number: "4000000000000002", expiry: "1230", code: "1234" },
  ])("is accepted as people type it: $number $expiry", (typed) => {
    expect(cardProblems(typed, now)).toEqual({});
  });

  it("is valid until the end of its month", () => {
    expect(cardProblems(card, new Date("2026-11-30T23:59:59Z"))).toEqual({});
    expect(cardProblems(card, new Date("2026-12-01T00:00:00Z"))).toEqual({
      expiry: "This card has expired.",
    });
  });

  it("reports its errors field by field", () => {
    const wrong = { number: "4242 4242 4242 4241", expiry: "13/30", code: "12" };
    expect(Object.keys(cardProblems(wrong, now))).toEqual(["number", "expiry", "code"]);
    const empty = { number: "", expiry: "", code: "" };
    expect(Object.keys(cardProblems(empty, now))).toEqual(["number", "expiry", "code"]);
    const hostile = { number: "<script>", expiry: "9".repeat(5000), code: "𝟙𝟚𝟛" };
    expect(Object.keys(cardProblems(hostile, now))).toEqual(["number", "expiry", "code"]);
  });

  it("is declined for its well-known number only", () => {
    expect(isDeclined({ ...card, number: "4000 0000 0000 0002" })).toBe(true);
    expect(isDeclined(card)).toBe(false);
  });
});
