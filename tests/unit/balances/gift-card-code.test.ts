import { expect, test } from "vitest";
import {
  codeEnding,
  newGiftCardCode,
  readGiftCardCode,
  writtenCode,
} from "~/engine/balances/gift-cards/gift-card-code";

test("a new code can be read back, and differs from the next", () => {
  const code = newGiftCardCode();
  expect(readGiftCardCode(writtenCode(code))).toBe(code);
  expect(writtenCode(code).endsWith(codeEnding(code))).toBe(true);
  expect(newGiftCardCode()).not.toBe(code);
});

test.each(["abcd-efgh-jklm-npqr", " ABCD EFGH JKLM NPQR ", "AbCdEfGhJkLmNpQr"])("%s is a code", (typed) => {
  expect(readGiftCardCode(typed)).toBe("ABCDEFGHJKLMNPQR");
});

test.each([
  "",
  "ABCD-EFGH-JKLM-NPQ",
  "ABCD-EFGH-JKLM-NPQRS",
  "0BCD-EFGH-JKLM-NPQR",
  "IBCD-EFGH-JKLM-NPQR",
  `ABCD${" ".repeat(200)}EFGHJKLMNPQR`,
])("%s is not a code", (typed) => {
  expect(readGiftCardCode(typed)).toBeNull();
});
