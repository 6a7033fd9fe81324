import { lockRows } from "../database/dialect";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authenticationError, inputError } from "../graphql/errors";
import { type OpenedSession, openSession } from "../sessions/open-session";
import { captchaProblem } from "../shared/recaptcha";
import { findCustomerByEmail } from "./find-customer";
import { isPassword } from "./password";
import { mayTry, resetTries } from "./password-rate-limit";

const MAX_EMAIL_LENGTH = 254;
const REJECTED =
  "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.";

export interface PasswordLogin {
  email: string;
  password: string;
  recaptcha_response?: string | null;
}

/**
 * Signs in with email address and password.
 * @throws GraphQLError of category authentication, the same for an unknown account, a wrong password and too many
 * attempts; of category input for an unsolved captcha
 */
export async function logIn(context: EngineContext, login: PasswordLogin): Promise<OpenedSession> {
  const captcha = await captchaProblem(context.settings, login.recaptcha_response);
  if (captcha) throw inputError(captcha, "recaptcha_response");
  const customer = await provenByPassword(context, login);
  return openSession(context, customer, (transaction) => requireSamePassword(transaction, customer));
}

/** Rejects a password that was changed while it was being checked: the change ends all earlier sessions. */
async function requireSamePassword(
  transaction: Transaction,
  { id, password_hash }: Row<"customer">,
): Promise<void> {
  const query = transaction.selectFrom("customer").select("password_hash").where("id", "=", id);
  const current = await lockRows(transaction, query).executeTakeFirst();
  if (current?.password_hash !== password_hash) throw authenticationError(REJECTED);
}

async function provenByPassword(
  context: EngineContext,
  { email: typed, password }: PasswordLogin,
): Promise<Row<"customer">> {
  const { db, storeCode } = context;
  const email = typed.trim().toLowerCase();
  if (email.length > MAX_EMAIL_LENGTH || !(await mayTry(context, email))) throw authenticationError(REJECTED);

  const customer = await findCustomerByEmail(db, storeCode, email);
  const isRight = await isPassword(password, customer?.password_hash ?? null);
  if (!isRight || !customer) throw authenticationError(REJECTED);

  await resetTries(context, email);
  return customer;
}
