import { requireCustomer } from "../customers/require-customer";
import { requirePassword } from "../customers/require-password";
import { lockRows } from "../database/dialect";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { DeleteCustomerAccountInput } from "../graphql/resolvers.generated";
import { requireDeletionCode } from "./deletion-code";
import { eraseAccount } from "./erase-account";
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
    return eraseAccount(transaction, settings, current);
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
