import { fieldText } from "~/storefront/session/submitted-form.server";
import type { PriceCodeDetailsFragment, PriceCodeFieldsInput } from "../documents.generated";

const TEXTS = ["value", "skus", "size", "from", "to", "title"] as const;

/** What the form of a price code shows. */
export type PriceCodeFields = PriceCodeFieldsInput;

export const newPriceCode: PriceCodeFields = {
  kind: "PERCENT",
  value: "",
  skus: "",
  size: "",
  from: "",
  to: "",
  title: "",
  is_public: false,
  show_timer: false,
};

/** A stored price code as its form shows it. */
export function fieldsOf(priceCode: PriceCodeDetailsFragment): PriceCodeFields {
  const { kind, value, skus, size, from, to, title, is_public, show_timer } = priceCode;
  return {
    kind,
    value: value === null || value === undefined ? "" : String(value),
    skus: skus.join(", "),
    size: size ?? "",
    from: from ?? "",
    to: to ?? "",
    title,
    is_public,
    show_timer,
  };
}

/** What somebody typed. */
export function typedFields(form: FormData): PriceCodeFields {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, fieldText(form, name)]));
  return {
    ...newPriceCode,
    ...texts,
    kind: fieldText(form, "kind") === "PRICE" ? "PRICE" : "PERCENT",
    is_public: form.has("is_public"),
    show_timer: form.has("show_timer"),
  };
}
