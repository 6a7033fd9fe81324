import { describe, expect, it } from "vitest";
import { regionOfPostcode, stateOfPostcode } from "~/engine/shared/us-postcodes";
import { postalRegions, usRegions } from "~/engine/shared/us-regions";

describe("the state of a ZIP code", () => {
  it.each([
    ["00501", "NY"],
    ["01001", "MA"],
    ["02906", "RI"],
    ["04101", "ME"],
    ["05501", "MA"],
    ["05601", "VT"],
    ["06103", "CT"],
    ["06390", "NY"],
    ["19801", "DE"],
    ["20001", "DC"],
    ["20166", "VA"],
    ["20601", "MD"],
    ["33139", "FL"],
    ["39901", "GA"],
    ["60601", "IL"],
    ["73301", "TX"],
    ["78701-1234", "TX"],
    ["83414", "WY"],
    ["83440", "ID"],
    ["88510", "TX"],
    ["95814", "CA"],
    ["96813", "HI"],
    ["99501", "AK"],
  ])("%s is in %s", (postcode, state) => {
    expect(stateOfPostcode(postcode)).toBe(state);
  });

  it.each([
    ["the armed forces in Europe", "09012"],
    ["the armed forces in the Americas", "34002"],
    ["the armed forces in the Pacific", "96201"],
    ["Puerto Rico", "00901"],
    ["the Virgin Islands", "00801"],
    ["Guam", "96910"],
    ["nowhere", "00000"],
  ])("is unknown for %s", (_place, postcode) => {
    expect(stateOfPostcode(postcode)).toBeNull();
  });

  it("is known for every state we deliver to, and for no other", () => {
    const prefixes = Array.from({ length: 1000 }, (_, prefix) => String(prefix).padStart(3, "0"));
    const found = new Set(prefixes.map((prefix) => stateOfPostcode(`${prefix}01`)).filter(Boolean));
    expect([...found].sort()).toEqual(usRegions.map(({ code }) => code).sort());
  });
});

describe("the territory of a ZIP code", () => {
  it.each([
    ["00901", "PR"],
    ["00801", "VI"],
    ["96910", "GU"],
    ["96950", "MP"],
    ["96799", "AS"],
    ["09012-1234", "AE"],
    ["34002", "AA"],
    ["96201", "AP"],
    ["96813", "HI"],
    ["60601", "IL"],
  ])("%s is in %s", (postcode, region) => {
    expect(regionOfPostcode(postcode)).toBe(region);
    expect(postalRegions.map(({ code }) => code)).toContain(region);
  });

  it.each(["00000", "96941", "96970"])("is unknown for %s", (postcode) => {
    expect(regionOfPostcode(postcode)).toBeNull();
  });
});
