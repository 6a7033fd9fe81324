import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { mayWrite } from "../mail/email-rate-limit";
import { queueMail } from "../mail/outbox";
import { shortEmail } from "../mail/short-email";
import { inConstantTime } from "../shared/constant-time";
import { readEmail } from "../shared/email-address";
import { shopAddress } from "../shared/shop-address";
import { issueLink, linkExpiry } from "./customer-link";
import { findCustomerByEmail } from "./find-customer";
import { NO_PASSWORD } from "./password";

/**
 * Sends a password reset link to an address with an account. Response and time are the same without one, and after too
 * many emails (specification §8 "Forgot password").
 * @throws GraphQLError of category input for an invalid address
 */
export async function requestPasswordReset(context: EngineContext, typedEmail: string): Promise<void> {
  const email = readEmail(typedEmail);
  const may = await mayWrite(context, "password", email);
  await inConstantTime(async () => {
    if (may !== "write") return;
    await context.db.transaction().execute((transaction) => writeTo(transaction, context, email));
    context.wakeMail();
  });
}

async function writeTo(
  transaction: Transaction,
  { storeCode, settings }: EngineContext,
  email: string,
): Promise<void> {
  const customer = await findCustomerByEmail(transaction, storeCode, email);
  if (!customer) return;
  const token = await issueLink(transaction, { customerId: customer.id, purpose: "password", email });
  const passwordEmail = customer.password_hash === NO_PASSWORD ? createPasswordEmail : resetPasswordEmail;
  await queueMail(transaction, {
    kind: "password-reset",
    storeCode,
    recipient: email,
    expiresAt: linkExpiry("password"),
    ...passwordEmail(settings, customer, token),
  });
}

function resetPasswordEmail(settings: Settings, customer: Row<"customer">, token: string) {
  return shortEmail(settings, {
    subject: "Choose a new password",
    heading: "Forgot your password?",
    paragraphs: [
      `It happens. Choose a new one for your ${brandOf(settings).name} account and you're back in.`,
    ],
    button: {
      label: "Choose a new password",
      url: shopAddress(settings, `/customer/reset-password?${linkSearch(customer, token)}`),
    },
    footnote:
      "The link works once, for an hour. If you didn't ask for this, you can ignore this email. Your password won't change.",
  });
}

function createPasswordEmail(settings: Settings, customer: Row<"customer">, token: string) {
  return shortEmail(settings, {
    subject: "Create your password",
    heading: "A password of your own",
    paragraphs: [
      `Your ${brandOf(settings).name} account doesn't have a password yet. Create one to sign in with your email and password.`,
    ],
    button: {
      label: "Create my password",
      url: shopAddress(settings, `/customer/create-password?${linkSearch(customer, token)}`),
    },
    footnote:
      "The link works once, for an hour. If you didn't ask for this, you can ignore this email. Nothing will change.",
  });
}

/** The link's parameters; the customer's id is sent back with the new password (specification §7 "resetPassword"). */
function linkSearch({ id, email }: Row<"customer">, token: string): string {
  return new URLSearchParams({ email, token, id: String(id) }).toString();
}
