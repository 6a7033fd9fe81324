import { brandOf } from "~/brand/brands.server";
import { requireCustomer } from "../customers/require-customer";
import { requirePassword } from "../customers/require-password";
import { lockRows } from "../database/dialect";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { DeleteCustomerAccountInput } from "../graphql/resolvers.generated";
import { queueShortEmail } from "../mail/queue-short-email";
import { shopAddress } from "../shared/shop-address";
import { requireDeletionCode } from "./deletion-code";
import { eraseCustomer } from "./erase-customer";
import { removeUnneeded } from "./unneeded-files";

const REQUIRED = "This is a required field.";
const MAX_LENGTH = 1000;

/**
 * Deletes the current customer's account. Orders remain without personal data, everything else is deleted, and an email
 * confirms it.
 * @throws GraphQLError of category authorization for guests, authentication for a wrong password, input for a wrong
 * code
 */
export async function deleteAccount(context: EngineContext, input: DeleteCustomerAccountInput) {
  const customer = await requireCustomer(context);
  await requireProof(context, customer, input);
  const { db, settings } = context;
  const unneeded = await db.transaction().execute(async (transaction) => {
    const query = transaction.selectFrom("customer").selectAll().where("id", "=", customer.id);
    const current = await lockRows(transaction, query).executeTakeFirst();
    if (!current) return { photos: [], lines: [] };
    const files = await eraseCustomer(transaction, settings, current);
    await queueShortEmail(transaction, settings, {
      kind: "account",
      storeCode: current.store_code,
      recipient: current.email,
      ...farewell(context),
    });
    return files;
  });
  context.wakeMail();
  await removeUnneeded(settings, unneeded);
}

async function requireProof(
  context: EngineContext,
  customer: Row<"customer">,
  { password, code }: DeleteCustomerAccountInput,
): Promise<void> {
  if (code) return requireDeletionCode(context, customer, code.slice(0, MAX_LENGTH));
  if (!password) throw inputError(REQUIRED, "password");
  await requirePassword(context, customer, password.slice(0, MAX_LENGTH));
}

function farewell({ settings }: EngineContext) {
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
