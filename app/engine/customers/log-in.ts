import type { EngineContext } from "../graphql/context";
import { authenticationError } from "../graphql/errors";
import { issueToken, revokeToken } from "./customer-token";
import { isPassword } from "./password";
import { forgetTries, mayTry } from "./password-brake";

const LONGEST_EMAIL = 254;
const REFUSED =
  "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.";

/**
 * Answers a new token for the right e-mail address and password, and revokes the one the request came with.
 * @throws GraphQLError of category authentication, the same for an unknown account, a wrong password and too many tries
 */
export async function logIn(context: EngineContext, typedEmail: string, password: string): Promise<string> {
  const { db, storeCode, bearerToken } = context;
  const email = typedEmail.trim().toLowerCase();
  if (email.length > LONGEST_EMAIL || !(await mayTry(storeCode, email))) throw authenticationError(REFUSED);

  const customer = await db
    .selectFrom("customer")
    .select(["id", "password_hash"])
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .executeTakeFirst();
  if (!(await isPassword(password, customer?.password_hash ?? null)) || !customer)
    throw authenticationError(REFUSED);

  await forgetTries(storeCode, email);
  if (bearerToken) await revokeToken(db, bearerToken);
  return issueToken(db, customer.id);
}
