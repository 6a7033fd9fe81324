import * as z from "zod/v4-mini";
import { americanDate, INVALID_DATE, isPastOrToday, readFullDate } from "~/brand/full-date";
import { INVALID_EMAIL, isEmail, MAX_EMAIL_LENGTH } from "./email-address";

/**
 * Validation rules of each kind of field, with the shop's messages. Specification §5. Rules come before a conversion
 * (`z.transform`), which also runs when a rule was broken.
 */

export const REQUIRED = "This is a required field.";
export const INVALID_PHONE = "Please enter a valid phone.";
export const INVALID_PASSWORD =
  "Please enter atleast 8 characters. It should be combination of any three of four - one capital letter/one small letter/one special character/one numeric character. Leading or trailing spaces will be ignored.";
export const PASSWORDS_DIFFER = "Please make sure your passwords match.";
const NO_CURRENT_PASSWORD = "Please enter your current password";
const INVALID_GST_NUMBER =
  "Please enter a valid GST number: 15 letters and numbers, with at least one of each.";
const MAX_EMAILS = 5;
const TOO_MANY_EMAILS = `Please enter no more than ${MAX_EMAILS} addresses.`;
export const INVALID_POSTCODE = "Please enter a valid zip/postal code.";

const PHONE = /^\+?[\d\s().-]+$/;
const GST_NUMBER = /^(?=.*[A-Z])(?=.*\d)[A-Z\d]{15}$/i;
const POSTCODE = /^\d{5}(?:-\d{4})?$/;

/** Required text, trimmed. `longest` in characters. */
export function requiredText(maxLength = 255) {
  return z
    .string(REQUIRED)
    .check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(maxLength, tooLong(maxLength)));
}

/** Optional text; an empty value is "". */
export function optionalText(maxLength = 255) {
  return z._default(z.string().check(z.trim(), z.maxLength(maxLength, tooLong(maxLength))), "");
}

/** Applies a rule to non-empty text only. */
function emptyOr(keepsRule: (text: string) => boolean) {
  return (text: string) => text === "" || keepsRule(text);
}

export const requiredEmail = requiredText(MAX_EMAIL_LENGTH).check(z.refine(isEmail, INVALID_EMAIL));
/** Any usual form of a date; it becomes mm/dd/yyyy. */
export const optionalDate = z.pipe(
  optionalText().check(z.refine(emptyOr(isFullDate), INVALID_DATE)),
  z.transform((text) => americanDate(readFullDate(text)) || text),
);
export const requiredPhone = requiredText().check(z.refine(isPhone, INVALID_PHONE));
export const optionalPhone = optionalText().check(z.refine(emptyOr(isPhone), INVALID_PHONE));
export const optionalEmail = optionalText(MAX_EMAIL_LENGTH).check(z.refine(emptyOr(isEmail), INVALID_EMAIL));
/** Characters of several addresses with their separators. */
export const MAX_EMAILS_LENGTH = MAX_EMAILS * (MAX_EMAIL_LENGTH + 2);
/** Several addresses, separated by commas. */
export const requiredEmails = requiredText(MAX_EMAILS_LENGTH).check(
  z.refine((text) => emailsIn(text).length > 0, REQUIRED),
  z.refine((text) => emailsIn(text).every(isEmail), INVALID_EMAIL),
  z.refine((text) => new Set(emailsIn(text.toLowerCase())).size <= MAX_EMAILS, TOO_MANY_EMAILS),
);
export const newPassword = requiredText().check(z.refine(isStrongPassword, INVALID_PASSWORD));
export const currentPassword = z
  .string(NO_CURRENT_PASSWORD)
  .check(z.trim(), z.minLength(1, NO_CURRENT_PASSWORD), z.maxLength(1000, tooLong(1000)));
export const optionalGstNumber = optionalText().check(z.refine(emptyOr(isGstNumber), INVALID_GST_NUMBER));
export const requiredPostcode = requiredText().check(z.refine(isPostcode, INVALID_POSTCODE));

/** A checkbox: it is submitted only when ticked. */
export const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((sent) => sent !== undefined),
);

function tooLong(maxLength: number): string {
  return `Please enter no more than ${maxLength} characters.`;
}

function emailsIn(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Digits with the usual separators: ten, or up to fifteen with a country code. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return PHONE.test(text) && digits >= 10 && digits <= 15;
}

/** Exactly 15 letters and numbers, at least one of each. */
function isGstNumber(text: string): boolean {
  return GST_NUMBER.test(text);
}

/** A US ZIP code, five digits or ZIP+4. */
function isPostcode(text: string): boolean {
  return POSTCODE.test(text);
}

/** At least eight characters and three of four kinds: upper case, lower case, digit, special. */
function isStrongPassword(text: string): boolean {
  const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9\s]/].filter((kind) => kind.test(text)).length;
  return text.length >= 8 && kinds >= 3;
}

/** Checks a date in the past or today. */
function isFullDate(text: string): boolean {
  const date = readFullDate(text);
  return date !== null && isPastOrToday(date, new Date());
}
