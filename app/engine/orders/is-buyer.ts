import type { Row } from "../database/schema";
import { parseEmail } from "../shared/email-address";
import type { PostalAddress } from "../shared/postal-address";

/** Details by which somebody identifies as the buyer of an order. */
export interface BuyerDetails {
  email?: string | null;
  lastname?: string | null;
  postcode?: string | null;
}

/**
 * True if the details match the order's buyer: the email address, and the last name or the ZIP code of the billing
 * address. When both are given, the last name decides.
 */
export function isBuyer(order: Row<"sales_order">, { email, lastname, postcode }: BuyerDetails): boolean {
  if (order.email !== parseEmail(email ?? "")) return false;
  const billing: PostalAddress = JSON.parse(order.billing_address);
  if (lastname) return plain(lastname) === plain(billing.lastname);
  return Boolean(postcode) && postcode?.trim().slice(0, 5) === billing.postcode.slice(0, 5);
}

/** Normalizes a name: without accents, case and punctuation, "Müller", "muller" and " MÜLLER " are equal. */
function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}
