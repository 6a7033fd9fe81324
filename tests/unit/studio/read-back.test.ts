import { expect, test } from "vitest";
import { confirmedNumbers, unconfirmedNumbers } from "~/storefront/studio/read-back";
import { aDesign, typed } from "../design/a-design";

const tag = aDesign("pet-tags", {}, typed("front", "name", "Rex"), typed("back", "phone", "5550100100"));

function form(yes?: string): FormData {
  const sent = new FormData();
  if (yes) sent.set("read-back.back.phone", yes);
  return sent;
}

test("a number must be confirmed until that exact number is confirmed", () => {
  const question = {
    "read-back.back.phone": { value: "", message: "We'll engrave (555) 010-0100. Is this right?" },
  };
  expect(unconfirmedNumbers(form(), tag)).toEqual(question);
  expect(unconfirmedNumbers(form("(555) 010-0199"), tag)).toEqual(question);
  expect(unconfirmedNumbers(form("(555) 010-0100"), tag)).toEqual({});
  expect(confirmedNumbers(form("(555) 010-0100"), tag)).toEqual(["(555) 010-0100"]);
});

test("a printed number is not called engraved, and a design without a number needs no confirmation", () => {
  const luggage = aDesign("luggagetag", {}, typed("back", "phone", "555 0142"));
  expect(Object.values(unconfirmedNumbers(form(), luggage))[0].message).toBe(
    "We'll print 555 0142. Is this right?",
  );
  expect(unconfirmedNumbers(form(), aDesign("pet-tags", { template: "name-only-bold" }))).toEqual({});
});
