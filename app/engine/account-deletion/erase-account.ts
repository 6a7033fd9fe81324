import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { Row, Transaction } from "../database/schema";
import { queueShortEmail } from "../mail/queue-short-email";
import { shopAddress } from "../shared/shop-address";
import { eraseCustomer } from "./erase-customer";
import type { UnneededFiles } from "./unneeded-files";

/**
 * Erases a customer, and tells them by a last email.
 * @param settings of the customer's store
 * @returns the files to delete after the transaction commits
 */
export async function eraseAccount(
  transaction: Transaction,
  settings: Settings,
  customer: Row<"customer">,
): Promise<UnneededFiles> {
  const files = await eraseCustomer(transaction, settings, customer);
  await queueShortEmail(transaction, settings, {
    kind: "account",
    storeCode: customer.store_code,
    recipient: customer.email,
    ...farewell(settings),
  });
  return files;
}

function farewell(settings: Settings) {
  return {
    subject: "Your account has been deleted",
    heading: "Goodbye, and thank you",
    paragraphs: [
      `We've deleted your ${brandOf(settings).name} account with your addresses, photos, designs, points and store credit.`,
      "Orders still on their way will arrive as planned. Once they do, we'll remove your name and address from them too; we keep the amounts, as the law requires.",
      "If this wasn't you, please contact us right away.",
    ],
    button: { label: "Contact us", url: shopAddress(settings, "/contact-us") },
    footnote: "This is our last email to you, unless an order of yours is still on its way.",
  };
}
