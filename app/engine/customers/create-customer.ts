import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { alreadyExists, inputError } from "../graphql/errors";
import type { CustomerInput } from "../graphql/resolvers.generated";
import { mayWrite } from "../mail/letter-brake";
import { inviteSubscriber } from "../newsletter/invite-subscriber";
import { captchaProblem } from "../shared/recaptcha";
import { issueToken, revokeToken } from "./customer-token";
import { isEmailAvailable } from "./is-email-available";
import { hashPassword } from "./password";
import { readCustomerInput } from "./read-customer-input";

const TAKEN = "A customer with the same email address already exists in an associated website.";

/**
 * Opens an account and logs in. Who wants the newsletter is asked by a letter to confirm it.
 * @throws GraphQLError of category input or already-exists that names the field
 */
export async function createCustomer(
  context: EngineContext,
  input: CustomerInput,
): Promise<{ customer: Row<"customer">; token: string }> {
  const { db, storeCode, bearerToken, settings } = context;
  const { password, ...columns } = readCustomerInput(input);
  const captcha = await captchaProblem(settings, input.recaptcha_response);
  if (captcha) throw inputError(captcha);
  if (!(await isEmailAvailable(db, storeCode, columns.email))) throw alreadyExists(TAKEN, "email");
  const mayInvite =
    columns.is_subscribed === 1 && (await mayWrite(context, "newsletter", columns.email)) === "write";
  const row = {
    ...columns,
    store_code: storeCode,
    password_hash: await hashPassword(password),
    created_at: new Date().toISOString(),
  };
  const customer = await db.transaction().execute(async (transaction) => {
    const created = await transaction
      .insertInto("customer")
      .values(row)
      .onConflict((conflict) => conflict.columns(["store_code", "email"]).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!created) throw alreadyExists(TAKEN, "email");
    if (mayInvite) {
      const { email, firstname } = created;
      await inviteSubscriber(transaction, settings, { storeCode, email, firstname, source: "registration" });
    }
    return created;
  });
  context.wakeMail();
  if (bearerToken) await revokeToken(db, bearerToken);
  return { customer, token: await issueToken(db, customer.id) };
}
