import type { Transaction } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { mayWrite, TOO_MANY_LETTERS } from "../mail/letter-brake";
import { queueMail } from "../mail/outbox";
import { shortLetter } from "../mail/short-letter";
import { readEmail } from "../shared/email-address";
import { shopAddress } from "../shared/shop-address";
import { inSteadyTime } from "../shared/steady-time";
import { ownBrand } from "../shared/store-settings";
import { issueLink, linkExpiry } from "./customer-link";
import { findCustomerByEmail } from "./find-customer";
import { NO_PASSWORD } from "./password";

/**
 * Sends the link by which a password is chosen, to an address that has an account. Answer and time are the same when
 * it has none (specification §8 "Forgot password").
 * @throws GraphQLError of category input for what is no address, and after too many letters
 */
export async function requestPasswordReset(context: EngineContext, typedEmail: string): Promise<void> {
  const email = readEmail(typedEmail);
  const may = await mayWrite(context, "password", email);
  if (may === "refuse") throw inputError(TOO_MANY_LETTERS);
  await inSteadyTime(async () => {
    if (may !== "write") return;
    await context.db.transaction().execute((transaction) => writeTo(transaction, context, email));
    context.wakeMail();
  });
}

async function writeTo(
  transaction: Transaction<Database>,
  { storeCode, settings }: EngineContext,
  email: string,
): Promise<void> {
  const customer = await findCustomerByEmail(transaction, storeCode, email);
  if (!customer) return;
  const token = await issueLink(transaction, { customerId: customer.id, purpose: "password", email });
  const letter = customer.password_hash === NO_PASSWORD ? createLetter : resetLetter;
  await queueMail(transaction, {
    kind: "password-reset",
    storeCode,
    recipient: email,
    expiresAt: linkExpiry("password"),
    ...letter(settings, customer, token),
  });
}

function resetLetter(settings: Settings, { email }: Row<"customer">, token: string) {
  return shortLetter(settings, {
    subject: "Choose a new password",
    heading: "Forgot your password?",
    paragraphs: [
      `That happens. Choose a new one for your account at ${ownBrand(settings).name}, and you are back in.`,
    ],
    button: {
      label: "Choose a new password",
      url: shopAddress(settings, `/customer/reset-password?${new URLSearchParams({ email, token })}`),
    },
    footnote:
      "The link works once, for an hour. If it was not you who asked, there is nothing to do: your password stays as it is.",
  });
}

function createLetter(settings: Settings, { email }: Row<"customer">, token: string) {
  return shortLetter(settings, {
    subject: "Create your password",
    heading: "A password of your own",
    paragraphs: [
      `Your account at ${ownBrand(settings).name} has no password yet. With one you can also sign in by email address and password.`,
    ],
    button: {
      label: "Create my password",
      url: shopAddress(settings, `/customer/create-password?${new URLSearchParams({ email, token })}`),
    },
    footnote:
      "The link works once, for an hour. If it was not you who asked, there is nothing to do: your account stays as it is.",
  });
}
