import { describe, expect, it } from "vitest";
import { isEmail } from "~/storefront/session/email-address";
import { isPhone, isPostcode, isStrongPassword } from "~/storefront/session/field-rules";
import { isFullDate } from "~/storefront/session/full-date";

describe("a full date", () => {
  const today = new Date(2026, 2, 1);

  it.each(["02/28/2025", "2/8/2025", "12-31-1999", "02/29/2024", "02/29/2000", "03/01/2026"])(
    "%s",
    (text) => {
      expect(isFullDate(text, today)).toBe(true);
    },
  );

  it.each([
    ["a month beyond December", "13/01/2000"],
    ["a month of none", "00/10/2000"],
    ["a day of none", "01/00/2000"],
    ["April 31", "04/31/2000"],
    ["February 29 of a common year", "02/29/2025"],
    ["February 29 of a century", "02/29/1900"],
    ["tomorrow", "03/02/2026"],
    ["the day first", "31/12/1999"],
    ["the year first", "1999-12-31"],
    ["two kinds of separators", "12/31-1999"],
    ["a short year", "12/31/99"],
    ["words", "New Year"],
    ["nothing", ""],
  ])("is not %s", (_name, text) => {
    expect(isFullDate(text, today)).toBe(false);
  });
});

describe("a password", () => {
  it.each(["Abcdefg1", "abcdef1!", "ABCDEF1!", "Abcdefg!", "pässWord1"])("%s is strong", (text) => {
    expect(isStrongPassword(text)).toBe(true);
  });

  it.each(["Abcde1!", "abcdefgh", "abcdefg1", "ABCDEFG1", "abc defg", "12345678!"])("%s is weak", (text) => {
    expect(isStrongPassword(text)).toBe(false);
  });
});

describe("an email address", () => {
  it.each(["a@b.co", "first.last+tag@shop.example.com", "o'neil@domain.com"])("%s", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    "a@b",
    "@b.co",
    "a@",
    "a b@c.co",
    "a@b..co",
    "a@-b.co",
    "a@b.c",
    "a@b.co,c@d.co",
    "<a@b.co>",
    "group:a@b.co",
    `${"a".repeat(65)}@b.co`,
  ])("is not %s", (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe("a phone number", () => {
  it.each(["5551234567", "(555) 123-4567", "+1 555.123.4567"])("%s", (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each(["12345", "555-CALL-NOW", "1234567890123456", "--- ---"])("is not %s", (text) => {
    expect(isPhone(text)).toBe(false);
  });
});

describe("a ZIP code", () => {
  it.each(["10001", "10001-1234"])("%s", (text) => expect(isPostcode(text)).toBe(true));
  it.each(["1000", "100011", "10001-12", "SW1A 1AA"])("is not %s", (text) =>
    expect(isPostcode(text)).toBe(false),
  );
});
