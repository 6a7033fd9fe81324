import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { membershipEnd } from "~/engine/memberships/membership";

const DAY = 24 * 60 * 60 * 1000;

describe("the end of a membership", () => {
  const times = fc
    .array(fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((dates) => dates.map((date) => date.toISOString()));

  it("is a year after the payment; of February 29 March 1", () => {
    expect(membershipEnd([])).toBeNull();
    expect(membershipEnd(["2027-03-05T10:00:00.000Z"])).toBe("2028-03-05T10:00:00.000Z");
    expect(membershipEnd(["2028-02-29T10:00:00.000Z"])).toBe("2029-03-01T10:00:00.000Z");
  });

  it("gives every payment its full year, in whatever order they are counted", () => {
    fc.assert(
      fc.property(times, (paid) => {
        const end = membershipEnd(paid) ?? "";
        expect(membershipEnd(paid.toReversed())).toBe(end);
        const years = (Date.parse(end) - Date.parse([...paid].sort()[0])) / (365 * DAY);
        expect(years).toBeGreaterThanOrEqual(paid.length);
        const [, ...fewer] = paid;
        expect((membershipEnd(fewer) ?? "") <= end).toBe(true);
      }),
    );
  });
});
