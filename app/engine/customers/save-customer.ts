import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { setConsent } from "../newsletter/set-consent";
import { findCustomerByEmail } from "./find-customer";
import { requireCustomer } from "./require-customer";
import { type SavedBook, saveAddressBook } from "./save-address-book";
import { type CustomerDetails, changeDetails } from "./update-customer";

/** A customer as programs save it: details, address book and consent to the newsletter together. */
export interface SavedCustomer extends SavedBook {
  /** Omitted ones are unchanged, empty ones are cleared. */
  details: CustomerDetails;
  /** Null leaves the consent as it is. */
  isSubscribed: boolean | null;
}

/**
 * Saves the current customer: details and address book in one transaction, then the consent.
 * @returns the saved row
 * @throws GraphQLError of category input that names the field, authorization for guests, no-such-entity for an address
 * of another customer's
 */
export async function saveCustomer(context: EngineContext, saved: SavedCustomer): Promise<Row<"customer">> {
  const customer = await requireCustomer(context);
  const changed = await context.db.transaction().execute(async (transaction) => {
    await saveAddressBook(transaction, customer, saved);
    return changeDetails(transaction, customer, saved.details);
  });
  if (saved.isSubscribed === null || saved.isSubscribed === (changed.is_subscribed === 1)) return changed;
  const { error, message } = await setConsent(context, saved.isSubscribed);
  if (error) throw inputError(message ?? "", "is_subscribed");
  return (await findCustomerByEmail(context.db, context.storeCode, changed.email)) ?? changed;
}
