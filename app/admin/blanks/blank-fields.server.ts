import { fieldText } from "~/storefront/session/submitted-form.server";
import type { BlankFieldsInput } from "../documents.generated";

/** What staff typed about a blank. */
export function blankFields(form: FormData): BlankFieldsInput {
  return {
    name: fieldText(form, "name"),
    low_quantity: wholeNumber(fieldText(form, "low_quantity")),
    products: fieldText(form, "products"),
  };
}

/** A typed whole number; -1, which no form accepts, for anything else. */
export function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : -1;
}
