import { PRICE_FIELD } from "../catalog/overrides/override-fields";
import type { GalleryPhotograph } from "../catalog/photographs";
import { centsFromText, formatMoney } from "../totals/money";
import type { ProductField } from "./product-field";

type FieldReading = { value: string } | { problem: string };

/** Beyond it somebody has forgotten the point. */
const MAX_CENTS = 10_000_00;
const MAX_PLACE = 9999;
/** Control characters other than tabs and line breaks. */
const UNPRINTABLE = /[^\P{Cc}\t\n]/u;

/** Reads what staff have typed into a field, into the form in which it is stored; or says what is wrong. Pure. */
export function readField(field: ProductField, typed: string): FieldReading {
  if (field.kind === "MONEY") return readPrice(field, typed);
  if (field.kind === "FLAG") return readFlag(typed);
  if (field.kind === "PLACE") return readPlace(typed);
  return readTextField(field, typed);
}

/** A stored value as staff type it: dollars without a sign, such as 14.99. */
export function typedValue({ kind }: Pick<ProductField, "kind">, value: string): string {
  return kind === "MONEY" ? (Number(value) / 100).toFixed(2) : value;
}

/** A stored value in words. */
export function shownValue({ kind }: Pick<ProductField, "kind">, value: string): string {
  if (kind === "MONEY") return formatMoney(Number(value));
  if (kind === "FLAG") return value === "1" ? "Yes" : "No";
  return kind === "PICTURES" ? picturesInWords(JSON.parse(value)) : value;
}

function picturesInWords(photos: GalleryPhotograph[]): string {
  if (photos.length === 0) return "No pictures";
  return photos.map(({ alt, isOnCard }) => (isOnCard ? `${alt} (on cards)` : alt)).join("; ");
}

/** Without spaces at the ends; browsers and YAML end lines and texts in different ways. */
export function normalizedText(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}

function readPrice({ code, folderValue }: ProductField, typed: string): FieldReading {
  const cents = centsFromText(typed.replace(/[$,\s]/g, ""));
  if (cents === null) return { problem: "Please enter an amount in dollars, such as 14.99." };
  if (cents > MAX_CENTS && String(cents) !== folderValue)
    return { problem: `Please enter ${formatMoney(MAX_CENTS, { short: true })} at most.` };
  const isFree = code === PRICE_FIELD && cents === 0 && folderValue !== "0";
  return isFree ? { problem: "Please enter a price above zero." } : { value: String(cents) };
}

function readFlag(typed: string): FieldReading {
  const value = typed.trim();
  return value === "0" || value === "1" ? { value } : { problem: "Please enter 1 for yes or 0 for no." };
}

function readPlace(typed: string): FieldReading {
  const place = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  if (place < 1) return { problem: `Please enter a whole number from 1 to ${MAX_PLACE}.` };
  return { value: String(place) };
}

/** What the folder says is right, however long. */
function readTextField(
  { kind, maxLength, folderValue, isOptional }: ProductField,
  typed: string,
): FieldReading {
  const value = normalizedText(typed);
  if (value === folderValue) return { value };
  if (value === "") return isOptional ? { value } : { problem: "This is a required field." };
  if (value.length > maxLength) return { problem: `Please enter no more than ${maxLength} characters.` };
  const isOneLine = kind !== "LINE" || !value.includes("\n");
  return isOneLine && !UNPRINTABLE.test(value) ? { value } : { problem: "Please enter plain text." };
}
