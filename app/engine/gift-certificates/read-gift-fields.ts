import { dayOf } from "~/brand/calendar-day";
import { INVALID_DATE, readFullDate } from "~/brand/full-date";
import { shopTime } from "~/brand/shop-clock";
import type { CatalogProduct } from "../catalog/catalog-product";
import { optionUid } from "../catalog/option-uid";
import type { EnteredOptionInput, InputMaybe } from "../graphql/resolvers.generated";
import { INVALID_EMAIL, parseEmail } from "../shared/email-address";
import { linkProblem } from "../shared/find-link";
import { type GiftFieldCode, giftFields, isGiftCertificate } from "./gift-fields";

const LATEST_DAYS = 365;
/** Control characters other than tabs and line breaks. */
const UNPRINTABLE = /[^\P{Cc}\t\r\n]/u;

type Typed = Partial<Record<GiftFieldCode, string>>;

/**
 * Validates the fields of a line and returns them as stored among its options; empty for products without fields.
 * @returns otherwise a sentence about the first missing or invalid field
 */
export function readGiftFields(
  product: Pick<CatalogProduct, "family" | "sku">,
  entered: readonly InputMaybe<EnteredOptionInput>[],
  now = new Date(),
): { typed: Typed } | { problem: string } {
  const typed: Typed = {};
  if (!isGiftCertificate(product)) return { typed };
  for (const { code, title, isRequired, maxLength } of giftFields) {
    const uid = optionUid(product.sku, code);
    const text = (entered.find((option) => option?.uid === uid)?.value ?? "").trim();
    if (text === "" && isRequired) return { problem: `${title}: this is a required field.` };
    const problem = text && problemOf(code, text, maxLength, now);
    if (problem) return { problem: `${title}: ${problem}` };
    if (text) typed[code] = storedText(code, text);
  }
  return { typed };
}

function problemOf(code: GiftFieldCode, text: string, maxLength: number, now: Date): string | null {
  if (text.length > maxLength) return `please enter no more than ${maxLength} characters.`;
  if (UNPRINTABLE.test(text) || (code !== "message" && /\p{Cc}/u.test(text)))
    return "please enter plain text.";
  if (code === "recipient_email") return parseEmail(text) ? null : INVALID_EMAIL;
  if (code === "deliver_on") return dayProblem(text, now);
  return linkProblem(text);
}

/**
 * The reason a gift cannot be sent on that day; null when it can. Allows yesterday: west of the shop, the previous day
 * lasts some hours longer.
 */
export function dayProblem(text: string, now: Date): string | null {
  const date = readFullDate(text);
  if (date === null) return INVALID_DATE.replace(/^P/, "p");
  const today = shopTime(now).day;
  if (dayOf(date) < today - 1) return "please choose today or a later date.";
  return dayOf(date) > today + LATEST_DAYS ? "please choose a date within a year." : null;
}

/** A day is stored as yyyy-mm-dd, however it was entered. */
function storedText(code: GiftFieldCode, text: string): string {
  if (code === "recipient_email") return text.toLowerCase();
  return code === "deliver_on" ? (readFullDate(text) ?? text) : text;
}
