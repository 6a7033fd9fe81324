import { americanDate } from "~/brand/full-date";
import type { CatalogProduct } from "../catalog/catalog-product";
import { optionUid } from "../catalog/option-uid";
import type { EnteredField, EnteredFieldType } from "../graphql/resolvers.generated";

/** Fields entered for a gift certificate; a cart line stores them among its options. */

export type GiftFieldCode = "recipient_name" | "recipient_email" | "sender_name" | "message" | "deliver_on";

interface GiftField {
  code: GiftFieldCode;
  title: string;
  type: EnteredFieldType;
  isRequired: boolean;
  maxLength: number;
}

export const giftFields: GiftField[] = [
  { code: "recipient_name", title: "Recipient's name", type: "TEXT", isRequired: true, maxLength: 60 },
  { code: "recipient_email", title: "Recipient's email", type: "EMAIL", isRequired: true, maxLength: 254 },
  { code: "sender_name", title: "Your name", type: "TEXT", isRequired: true, maxLength: 60 },
  { code: "message", title: "Message", type: "AREA", isRequired: false, maxLength: 500 },
  { code: "deliver_on", title: "Send on", type: "DATE", isRequired: false, maxLength: 10 },
];

/** True for gift certificates: they take no discounts and are taxed when used. */
export function isGiftCertificate({ family }: Pick<CatalogProduct, "family">): boolean {
  return family === "gift-certificates";
}

/** The entry fields of a product as the contract shows them; empty for most. */
export function enteredFields(product: Pick<CatalogProduct, "family" | "sku">): EnteredField[] {
  if (!isGiftCertificate(product)) return [];
  return giftFields.map(({ code, title, type, isRequired, maxLength }) => ({
    uid: optionUid(product.sku, code),
    code,
    title,
    type,
    is_required: isRequired,
    max_characters: maxLength,
  }));
}

export interface TypedField {
  code: GiftFieldCode;
  label: string;
  /** As stored; a day is yyyy-mm-dd. */
  value: string;
  /** As people read it; a day is mm/dd/yyyy. */
  title: string;
}

/** The entered values of a line, in the fields' order; empty for products without fields. @param options of the line */
export function typedFields(
  product: Pick<CatalogProduct, "family">,
  options: Readonly<Record<string, string>>,
): TypedField[] {
  if (!isGiftCertificate(product)) return [];
  return giftFields.flatMap(({ code, title: label, type }) => {
    const value = options[code];
    return value ? [{ code, label, value, title: type === "DATE" ? americanDate(value) : value }] : [];
  });
}
