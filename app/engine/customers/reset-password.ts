import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { parseEmail } from "../shared/email-address";
import { consumeLink, findLink, LINK_IS_OVER } from "./customer-link";
import { confirmEmailOf } from "./email-confirmed";
import { hashPassword, readNewPassword } from "./password";
import { resetTries } from "./password-rate-limit";
import { setPassword } from "./set-password";

interface PasswordLink {
  email: string;
  token: string;
}

interface Reset extends PasswordLink {
  newPassword: string;
  /** The customer the link was sent to, if it contains the id. */
  customerId?: number | null;
}

/**
 * Sets a password by an emailed link, once; the link also proves the address.
 * @throws GraphQLError of category input for a weak password, or a link that is used, expired, another customer's or
 * invalid
 */
export async function resetPassword(
  context: EngineContext,
  { email: typed, token, newPassword, customerId }: Reset,
): Promise<void> {
  const { db, settings, storeCode } = context;
  const password = readNewPassword(newPassword, "newPassword");
  const link = await findPasswordLink(context, { email: typed, token });
  if (!link || (customerId && customerId !== link.customer_id)) throw over();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, link))) throw over();
    const { customer_id: id, email } = link;
    const sessionToKeep = context.bearerToken;
    await setPassword(
      transaction,
      settings,
      { id, store_code: storeCode, email },
      { passwordHash, sessionToKeep },
    );
    await confirmEmailOf(transaction, id);
  });
  await resetTries(context, link.email);
  context.wakeMail();
}

/** True if the link is valid now; checked before asking for a password. */
export async function passwordLinkWorks(context: EngineContext, link: PasswordLink): Promise<boolean> {
  return (await findPasswordLink(context, link)) !== undefined;
}

async function findPasswordLink(context: EngineContext, { email: typed, token }: PasswordLink) {
  const email = parseEmail(typed);
  if (email === null) return undefined;
  return findLink(context, context.db, { purposes: ["password"], email, secret: token });
}

function over() {
  return inputError(LINK_IS_OVER, "resetPasswordToken");
}
