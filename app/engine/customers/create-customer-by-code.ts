import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authenticationError, inputError } from "../graphql/errors";
import type { CustomerByCodeInput } from "../graphql/resolvers.generated";
import { requestByRegistration, startRegisteredNewsletter } from "../newsletter/registered-newsletter";
import { openSession } from "../sessions/open-session";
import { readEmail } from "../shared/email-address";
import { captchaProblem } from "../shared/recaptcha";
import { claimAccount } from "./claim-account";
import { readCustomerFields } from "./customer-fields";
import { confirmEmailOf } from "./email-confirmed";
import { findCustomerByEmail } from "./find-customer";
import { insertCustomer } from "./insert-customer";
import { isRightCode, WRONG_CODE } from "./log-in-by-code";
import { limitNewCustomers } from "./new-customer-rate-limit";
import { NO_PASSWORD } from "./password";
import { resetTries } from "./password-rate-limit";
import { requiredText } from "./read-customer-field";

interface Opened {
  customer: Row<"customer">;
  token: string;
  /** False when the address had an account, which is signed in to instead. */
  isNew: boolean;
  /** Whether a stranger may have chosen the password of that account, so that it was removed. */
  isPasswordRemoved: boolean;
}

/**
 * Creates an account without a password by a mailed code, which proves the address, and signs in (specification §1).
 * @throws GraphQLError of category input that names the field, before the code is used; of category authentication for a
 * wrong, used or expired code
 */
export async function createCustomerByCode(
  context: EngineContext,
  input: CustomerByCodeInput,
): Promise<Opened> {
  const { db, storeCode } = context;
  const columns = { ...readCustomerFields(input), email: readEmail(requiredText(input.email, "email")) };
  const captcha = await captchaProblem(context.settings, input.recaptcha_response);
  if (captcha) throw inputError(captcha, "recaptcha_response");
  await limitNewCustomers(context);
  if (!(await isRightCode(context, columns.email, input.code))) throw authenticationError(WRONG_CODE, "code");
  const row = {
    ...columns,
    is_subscribed: 0,
    store_code: storeCode,
    password_hash: NO_PASSWORD,
    created_at: new Date().toISOString(),
  };
  const outcome = await db.transaction().execute(async (transaction) => {
    const created = await insertCustomer(transaction, row);
    if (!created)
      return { isNew: false, isPasswordRemoved: await claimExisting(transaction, context, columns.email) };
    await completeAccount(transaction, context, created, input.is_subscribed === true);
    return { isNew: true, isPasswordRemoved: false };
  });
  context.wakeMail();
  await resetTries(context, columns.email);
  const customer = await requireByEmail(context, columns.email);
  const { token } = await openSession(context, customer);
  return { customer, token, ...outcome };
}

async function completeAccount(
  transaction: Transaction,
  { settings }: EngineContext,
  customer: Row<"customer">,
  isSubscribed: boolean,
): Promise<void> {
  if (isSubscribed) {
    await requestByRegistration(transaction, customer);
    await startRegisteredNewsletter(transaction, customer, settings);
  }
  await confirmEmailOf(transaction, customer.id);
}

async function claimExisting(
  transaction: Transaction,
  context: EngineContext,
  email: string,
): Promise<boolean> {
  const existing = await findCustomerByEmail(transaction, context.storeCode, email);
  return existing !== undefined && claimAccount(transaction, context, existing);
}

/** @throws GraphQLError of category authentication when the account was deleted meanwhile */
async function requireByEmail({ db, storeCode }: EngineContext, email: string): Promise<Row<"customer">> {
  const customer = await findCustomerByEmail(db, storeCode, email);
  if (!customer) throw authenticationError(WRONG_CODE, "code");
  return customer;
}
