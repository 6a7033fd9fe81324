import { describe, expect, it } from "vitest";
import {
  isSameDestination,
  withCapitalLetters,
} from "../../../app/engine/shipping/addresses/compare-addresses";

const at = (street: string[], changes: Partial<{ city: string; postcode: string }> = {}) => ({
  street,
  city: "Saint Paul",
  region_code: "MN",
  postcode: "55101",
  ...changes,
});
const listed = {
  street: ["417 W MAIN ST APT 5"],
  city: "ST PAUL",
  region_code: "MN",
  postcode: "55101-1129",
};

describe("destinations are the same", () => {
  it.each([
    [at(["417 West Main Street", "Apartment 5"])],
    [at(["417 w. main st., apt #5"])],
    [at(["417 W Main St Apt 5"], { city: "St. Paul" })],
  ])("as the postal service's spelling: %j", (typed) => {
    expect(isSameDestination(typed, listed)).toBe(true);
  });
});

describe("destinations differ", () => {
  it.each([
    ["another number", at(["471 West Main Street", "Apartment 5"])],
    ["another direction", at(["417 East Main Street", "Apartment 5"])],
    ["a missing apartment", at(["417 West Main Street"])],
    ["another city", at(["417 West Main Street", "Apartment 5"], { city: "Minneapolis" })],
    ["another ZIP code", at(["417 West Main Street", "Apartment 5"], { postcode: "55102" })],
  ])("by %s", (_, typed) => {
    expect(isSameDestination(typed, listed)).toBe(false);
  });
});

it("an address in capitals is written as people do", () => {
  expect(withCapitalLetters({ ...listed, street: ["417 NW 5TH ST FL 2", "PO BOX 9"] })).toEqual({
    street: ["417 NW 5th St Fl 2", "PO Box 9"],
    city: "St Paul",
    region_code: "MN",
    postcode: "55101-1129",
  });
});
