import { eraseAccount } from "../account-deletion/erase-account";
import { personalData } from "../account-deletion/personal-data";
import { removeUnneeded, type UnneededFiles } from "../account-deletion/unneeded-files";
import type { AdminContext } from "../admin-api/admin-context";
import type { EraseCustomerInput } from "../admin-api/resolvers.generated";
import { inputError } from "../graphql/errors";
import { closeSessions } from "../sessions/close-sessions";
import { type CustomerForm, changeCustomer } from "./change-customer";

/** Signs a customer out on every device, as when one was lost. */
export async function endCustomerSessions(context: AdminContext, form: CustomerForm): Promise<void> {
  const options = { action: "customer.sign-out", changedFields: ["sessions"] } as const;
  await changeCustomer(context, form, options, async ({ transaction, customer }) => {
    await closeSessions(transaction, customer.id);
    return undefined;
  });
}

/**
 * Everything stored about a customer, as they can download it themselves.
 * @returns JSON
 */
export async function exportCustomer(context: AdminContext, form: CustomerForm): Promise<string> {
  let file = "";
  const options = { action: "customer.export", changedFields: [] } as const;
  await changeCustomer(context, form, options, async ({ transaction, customer, settings }) => {
    file = JSON.stringify(await personalData({ db: transaction, settings }, customer), null, 2);
    return undefined;
  });
  if (file === "") throw inputError("This was downloaded already. Reload the page to download it again.");
  return file;
}

/**
 * Erases a customer on their request, as if they had deleted the account themselves; a last email tells them.
 * @throws GraphQLError of category input unless their email address was typed as a confirmation
 */
export async function eraseForStaff(
  context: AdminContext,
  { email, ...form }: EraseCustomerInput,
): Promise<void> {
  let unneeded: UnneededFiles = { photos: [], lines: [] };
  const options = { action: "customer.erase", changedFields: ["account"] } as const;
  await changeCustomer(context, form, options, async ({ transaction, customer, settings }) => {
    if (email.trim().toLowerCase() !== customer.email)
      throw inputError("This isn't the customer's email address.", "email");
    unneeded = await eraseAccount(transaction, settings, customer);
    return undefined;
  });
  await removeUnneeded(context.settings, unneeded);
}
