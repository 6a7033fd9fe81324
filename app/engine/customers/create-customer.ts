import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { alreadyExists, inputError } from "../graphql/errors";
import type { CustomerCreateInput, CustomerInput } from "../graphql/resolvers.generated";
import { mayWrite } from "../mail/email-rate-limit";
import { requestByRegistration } from "../newsletter/registered-newsletter";
import { openSession } from "../sessions/open-session";
import { captchaProblem } from "../shared/recaptcha";
import { queueConfirmation } from "./confirmation-email";
import { insertCustomer } from "./insert-customer";
import { isEmailAvailable } from "./is-email-available";
import { limitNewCustomers } from "./new-customer-rate-limit";
import { hashPassword } from "./password";
import { readCustomerInput } from "./read-customer-input";

const TAKEN = "A customer with the same email address already exists in an associated website.";

interface NewSession {
  customer: Row<"customer">;
  token: string;
}

/** Creates an account and signs in. @throws GraphQLError as `createCustomer` does */
export async function createCustomerAndLogIn(
  context: EngineContext,
  input: CustomerInput,
): Promise<NewSession> {
  const customer = await createCustomer(context, input);
  const { token } = await openSession(context, customer);
  return { customer, token };
}

/**
 * Creates an account. An email asks to confirm the address, which also starts the newsletter if requested.
 * @throws GraphQLError of category input or already-exists that names the field
 */
export async function createCustomer(
  context: EngineContext,
  input: CustomerInput | CustomerCreateInput,
): Promise<Row<"customer">> {
  const { db, storeCode, settings } = context;
  const { password, ...columns } = readCustomerInput(input);
  const captcha = await captchaProblem(settings, input.recaptcha_response);
  if (captcha) throw inputError(captcha, "recaptcha_response");
  await limitNewCustomers(context);
  if (!(await isEmailAvailable(db, storeCode, columns.email))) throw alreadyExists(TAKEN, "email");
  const mayConfirm = (await mayWrite(context, "confirmation", columns.email)) === "write";
  const row = {
    ...columns,
    is_subscribed: 0,
    store_code: storeCode,
    password_hash: await hashPassword(password),
    created_at: new Date().toISOString(),
  };
  const customer = await db.transaction().execute(async (transaction) => {
    const created = await insertCustomer(transaction, row);
    if (!created) throw alreadyExists(TAKEN, "email");
    if (columns.is_subscribed === 1) await requestByRegistration(transaction, created);
    if (mayConfirm) await queueConfirmation(transaction, settings, created);
    return created;
  });
  context.wakeMail();
  return customer;
}
