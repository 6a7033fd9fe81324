import type { Row } from "../database/schema";
import { parseEmail } from "../shared/email-address";
import type { PostalAddress } from "../shared/postal-address";

/** What somebody says about the buyer of an order. */
export interface BuyerDetails {
  email?: string | null;
  lastname?: string | null;
  postcode?: string | null;
}

/**
 * Whether the details are those of the order's buyer: the email address, and the last name or the ZIP code of the
 * billing address. The last name counts when both are given.
 */
export function isBuyer(order: Row<"sales_order">, { email, lastname, postcode }: BuyerDetails): boolean {
  if (order.email !== parseEmail(email ?? "")) return false;
  const billing: PostalAddress = JSON.parse(order.billing_address);
  if (lastname) return plain(lastname) === plain(billing.lastname);
  return Boolean(postcode) && postcode?.trim().slice(0, 5) === billing.postcode.slice(0, 5);
}

/** A name without accents, case and punctuation: "Müller", "muller" and " MÜLLER " are one. */
function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}
