import { requireCustomer } from "../customers/require-customer";
import { requirePassword } from "../customers/require-password";
import { lockRows } from "../database/dialect";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { DeleteCustomerAccountInput } from "../graphql/resolvers.generated";
import { queueMail } from "../mail/outbox";
import { shortLetter } from "../mail/short-letter";
import { shopAddress } from "../shared/shop-address";
import { ownBrand } from "../shared/store-settings";
import { forgetCustomer } from "./forget-customer";
import { requireLeavingCode } from "./leaving-code";
import { removeUnneeded } from "./unneeded-files";

const REQUIRED = "This is a required field.";
const LONGEST = 1000;

/**
 * Deletes the asker's account. Orders stay without the person; everything else goes, and a letter says so.
 * @throws GraphQLError of category authorization for guests, authentication for a wrong password, input for a wrong code
 */
export async function deleteAccount(
  context: EngineContext,
  input: DeleteCustomerAccountInput,
): Promise<void> {
  const customer = await requireCustomer(context);
  await requireProof(context, customer, input);
  const { db, settings } = context;
  const unneeded = await db.transaction().execute(async (transaction) => {
    const query = transaction.selectFrom("customer").selectAll().where("id", "=", customer.id);
    const current = await lockRows(transaction, query).executeTakeFirst();
    if (!current) return { photos: [], lines: [] };
    const files = await forgetCustomer(transaction, settings, current);
    await queueMail(transaction, {
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
  if (code) return requireLeavingCode(context, customer, code.slice(0, LONGEST));
  if (!password) throw inputError(REQUIRED, "password");
  await requirePassword(context, customer, password.slice(0, LONGEST));
}

function farewell({ settings }: EngineContext) {
  return shortLetter(settings, {
    subject: "Your account is deleted",
    heading: "Goodbye, and thank you",
    paragraphs: [
      `Your account at ${ownBrand(settings).name} is deleted, with your addresses, photos, designs, points and credit.`,
      "Orders that are still on their way arrive as planned. Once they have, your name and address go from them, too; we keep the sums, as the law asks us to.",
      "If it was not you, please write to us at once.",
    ],
    button: { label: "Write to us", url: shopAddress(settings, "/contact-us") },
    footnote: "This is our last email to you, unless an order of yours is still on its way.",
  });
}
