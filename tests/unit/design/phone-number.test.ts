import { describe, expect, test } from "vitest";
import { designProblems } from "~/design/advice/problems";
import { serverOutline } from "~/design/text/fonts.server";
import { shownText } from "~/design/text/needed-outlines";
import { phonesIn } from "~/design/text/phone-layers";
import { readPhone } from "~/design/text/phone-number";
import { aDesign, textOf, typed } from "./a-design";

describe("a phone number", () => {
  test.each([
    ["5550100100", "(555) 010-0100"],
    ["(555) 010-0100", "(555) 010-0100"],
    ["555.010.0100", "(555) 010-0100"],
    [" 1-555-010-0100 ", "(555) 010-0100"],
    ["+1 555 010 0100", "(555) 010-0100"],
    ["555 0142", "555 0142"],
    ["555-0142", "555 0142"],
    ["+49 30 901820", "+49 30 901820"],
    ["+44(20)7946-0958", "+44 20 7946 0958"],
    ["５５５０１００１００", "(555) 010-0100"],
  ])("%s is formatted as %s", (typedNumber, number) => {
    expect(readPhone(typedNumber)).toEqual({ number });
  });

  test.each([
    ["555-CALL-NOW", /can only have digits/],
    ["call Ann", /can only have digits/],
    ["555 010", /it has 6 digits/],
    ["555 010 010", /it has 9 digits/],
    ["2 555 010 0100", /it has 11 digits/],
    ["555+0142", /can only have digits/],
    ["+49 30 9", /needs 8 to 15/],
    ["()-.", /no digits/],
  ])("%s is rejected with a reason", (typedNumber, reason) => {
    expect(readPhone(typedNumber)).toEqual({ problem: expect.stringMatching(reason) });
  });
});

describe("a tag with a phone number", () => {
  const tag = (number: string) =>
    aDesign("pet-tags", {}, typed("front", "name", "Rex"), typed("back", "phone", number));

  test("stores the input and is engraved with the formatted number", () => {
    const design = tag("5550100100");
    expect(textOf(design, "back", "phone").text).toBe("5550100100");
    expect(shownText(design, textOf(design, "back", "phone")).text).toBe("(555) 010-0100");
    expect(phonesIn(design)).toEqual([
      { name: "back.phone", number: "(555) 010-0100", isEngraved: true, isCode: false },
    ]);
  });

  test("cannot be ordered with an invalid number, and asks for no confirmation", () => {
    const design = tag("555 01");
    expect(designProblems(design, serverOutline)).toEqual([
      { field: "back.phone", message: expect.stringMatching(/^Phone: it has 5 digits; enter it like/) },
    ]);
    expect(phonesIn(design)).toEqual([]);
  });

  test("does not change other texts with digits", () => {
    const design = aDesign("pet-tags", {}, typed("back", "message", "5550100100"));
    expect(shownText(design, textOf(design, "back", "message")).text).toBe("5550100100");
    expect(phonesIn(design)).toEqual([]);
  });
});
