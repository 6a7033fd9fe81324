import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authenticationError, inputError } from "../graphql/errors";
import { type OpenedSession, openSession } from "../sessions/open-session";
import { parseEmail } from "../shared/email-address";
import { captchaProblem } from "../shared/recaptcha";
import { claimAccount } from "./claim-account";
import { findCustomerByEmail } from "./find-customer";
import { consumeLoginCode, loginAsker } from "./log-in-code";
import { mayTryCode, resetTries } from "./password-rate-limit";

export const WRONG_CODE = "That code is wrong or has expired. Please check it or request a new one.";

export interface CodeLogin {
  email: string;
  code: string;
  recaptcha_response?: string | null;
}

interface CodeSession extends OpenedSession {
  /** Whether a stranger may have chosen the password, so that it was removed. */
  isPasswordRemoved: boolean;
}

/**
 * Signs in with a mailed code, which also proves the address.
 * @throws GraphQLError of category authentication, the same for an unknown account and a wrong, used or expired code;
 * of category input for an unsolved captcha
 */
export async function logInByCode(context: EngineContext, login: CodeLogin): Promise<CodeSession> {
  const captcha = await captchaProblem(context.settings, login.recaptcha_response);
  if (captcha) throw inputError(captcha, "recaptcha_response");
  const customer = await provenByCode(context, login);
  if (!customer) throw authenticationError(WRONG_CODE);
  const isPasswordRemoved = await context.db
    .transaction()
    .execute((transaction) => claimAccount(transaction, context, customer));
  await resetTries(context, customer.email);
  return { ...(await openSession(context, customer)), isPasswordRemoved };
}

async function provenByCode(
  context: EngineContext,
  { email: typed, code }: CodeLogin,
): Promise<Row<"customer"> | undefined> {
  const email = parseEmail(typed);
  if (email === null || !(await isRightCode(context, email, code))) return undefined;
  return findCustomerByEmail(context.db, context.storeCode, email);
}

/** Consumes a mailed code, which proves the address; limited per visitor. @param email normalized */
export async function isRightCode(context: EngineContext, email: string, code: string): Promise<boolean> {
  if (!(await mayTryCode(context))) return false;
  const { db, storeCode, settings } = context;
  return consumeLoginCode(db, settings, { storeCode, email, asker: loginAsker(context) }, code);
}
