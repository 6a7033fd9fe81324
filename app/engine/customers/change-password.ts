import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { hashPassword, readNewPassword } from "./password";
import { requireCustomer } from "./require-customer";
import { requirePassword } from "./require-password";
import { setPassword } from "./set-password";

/**
 * Changes the current customer's password. They stay signed in here; all other sessions end.
 * @throws GraphQLError of category authentication for a wrong current password, input for a weak new one; both name the
 * field
 */
export async function changePassword(
  context: EngineContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Row<"customer">> {
  const customer = await requireCustomer(context);
  const password = readNewPassword(newPassword, "newPassword");
  await requirePassword(context, customer, currentPassword, "currentPassword");
  const passwordHash = await hashPassword(password);
  await context.db.transaction().execute((transaction) =>
    setPassword(transaction, context.settings, customer, {
      passwordHash,
      sessionToKeep: context.bearerToken,
    }),
  );
  context.wakeMail();
  return customer;
}
