import { householdOf, mailboxOf, type Place } from "../shared/same-person";
import { sha256 } from "../shared/secrets";

/** Keys that identify a person for personal coupons. */

/** @param email lower case, trimmed. @returns the same for all spellings of one mailbox: SHA-256, hex */
export function mailboxHash(email: string): string {
  return sha256(`mailbox ${mailboxOf(email)}`);
}

/** @returns the same for all spellings of one household's address: SHA-256, hex */
export function householdHash(place: Place): string {
  return sha256(`household ${householdOf(place)}`);
}

/** Destination of a cart or an order; null when unknown. */
export function placeOf(goods: {
  shipping_address: string | null;
  billing_address: string | null;
}): Place | null {
  const address = goods.shipping_address ?? goods.billing_address;
  return address === null ? null : JSON.parse(address);
}
