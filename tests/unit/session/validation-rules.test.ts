import { describe, expect, test } from "vitest";
import * as z from "zod/v4-mini";
import { readGstNumber } from "~/engine/customers/gst-number";
import { readNewPassword } from "~/engine/customers/password";
import { readCustomerInput } from "~/engine/customers/read-customer-input";
import { readEmails } from "~/engine/shared/email-address";
import { readAddress } from "~/engine/shared/postal-address";
import { searchProblem, tidySearch } from "~/storefront/search/search-words";
import {
  currentPassword,
  newPassword,
  optionalDate,
  optionalGstNumber,
  optionalPhone,
  requiredEmail,
  requiredEmails,
  requiredPostcode,
  requiredText,
  ticked,
} from "~/storefront/session/field-rules";
import { newPasswordTwice } from "~/storefront/session/new-password-twice";
import { REQUIRED, type RuleName, type ValidationRule, validationRules } from "./validation-rules";

/** Returns the message about a value; null when it is accepted. */
type Judge = (typed: string) => string | null;

const PERSON = { firstname: "Ada", lastname: "Byron", email: "ada@example.com", password: "Analytical1" };
const ADDRESS = {
  firstname: "Ada",
  lastname: "Byron",
  street: ["12 Analytical Way"],
  city: "Sacramento",
  region: "CA",
  postcode: "95814",
  country_code: "US",
  telephone: "(916) 555-0123",
};

/** Forms: in the browser, and again on the server. */
const forms: Record<RuleName, Judge> = {
  "a required text": judgeOf(requiredText()),
  "an email address": judgeOf(requiredEmail),
  "several email addresses": judgeOf(requiredEmails),
  "a full date": judgeOf(optionalDate),
  "a phone number": judgeOf(optionalPhone),
  "a new password": judgeOf(newPassword),
  "a ZIP code": judgeOf(requiredPostcode),
  "a GST number": judgeOf(optionalGstNumber),
  "the current password": judgeOf(currentPassword),
  "words to search for": (typed) => searchProblem(tidySearch(typed)),
};

/** The engine, which does not trust forms. */
const engine: Partial<Record<RuleName, Judge>> = {
  "a required text": (typed) => rejectionOf(() => readCustomerInput({ ...PERSON, firstname: typed })),
  "an email address": (typed) => rejectionOf(() => readCustomerInput({ ...PERSON, email: typed })),
  "several email addresses": (typed) => rejectionOf(() => readEmails(typed, { field: "emails", max: 5 })),
  "a full date": (typed) => rejectionOf(() => readCustomerInput({ ...PERSON, date_of_birth: typed })),
  "a phone number": (typed) => rejectionOf(() => readCustomerInput({ ...PERSON, phone_no: typed })),
  "a new password": (typed) => rejectionOf(() => readCustomerInput({ ...PERSON, password: typed })),
  "a ZIP code": (typed) => rejectionOf(() => readAddress({ ...ADDRESS, postcode: typed })),
  "a GST number": (typed) => rejectionOf(() => readGstNumber(typed)),
};

function judgeOf(schema: z.ZodMiniType): Judge {
  return (typed) => schema.safeParse(typed).error?.issues[0].message ?? null;
}

function rejectionOf(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : "refused without words";
  }
}

// @specification §5 L189-196, L198-200
// @specification §9 L292
describe.each(Object.entries(validationRules) as [RuleName, ValidationRule][])("%s", (name, rule) => {
  const judges = [
    ["forms", forms[name]],
    ["the engine", engine[name]],
  ] as const;

  describe.each(judges.filter(([, judge]) => judge !== undefined))("to %s", (_who, judge) => {
    test.each(rule.accepted)("may be %j", (typed) => expect(judge?.(typed)).toBeNull());

    test.each(rule.rejected)("may not be %j", (typed, message) => expect(judge?.(typed)).toBe(message));
  });
});

// @specification §5 L189
test("a checkbox gives true when it is ticked, and false when it is missing", () => {
  expect([ticked.parse("on"), ticked.parse(undefined)]).toEqual([true, false]);
});

// @specification §5 L195
describe("a password typed twice", () => {
  const said = (password: string, password_confirmation: string) => {
    const { error } = newPasswordTwice.safeParse({ password, password_confirmation });
    return error ? z.flattenError(error).fieldErrors : {};
  };

  test("may differ in surrounding spaces", () => {
    expect(said("Analytical1", " Analytical1 ")).toEqual({});
  });

  test.each(["Analytical2", "analytical1", "Analytical"])("may not be %j the second time", (second) => {
    expect(said("Analytical1", second)).toEqual({
      password_confirmation: ["Please make sure your passwords match."],
    });
  });

  test("is required twice", () => {
    expect(said("Analytical1", "").password_confirmation).toContain(REQUIRED);
  });
});

test("a date in the contract's own format, as browsers fill it in, is valid everywhere", () => {
  const { date_of_birth } = readCustomerInput({ ...PERSON, date_of_birth: "2000-02-29" });
  expect(date_of_birth).toBe("2000-02-29");
  expect(forms["a full date"]("2000-02-29")).toBeNull();
});

test("a new password is stored without surrounding spaces", () => {
  expect(readNewPassword("  Analytical1 ")).toBe("Analytical1");
});
