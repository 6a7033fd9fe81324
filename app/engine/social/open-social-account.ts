import { confirmEmailOf } from "../customers/email-confirmed";
import { insertCustomer } from "../customers/insert-customer";
import { NO_PASSWORD } from "../customers/password";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { mayWrite } from "../mail/email-rate-limit";
import { inviteSubscriber } from "../newsletter/invite-subscriber";
import type { NetworkPerson } from "./network-person";
import type { SignUp } from "./social-check";
import { connect } from "./social-logins";

/** A person with a confirmed address. */
type NewCustomer = Pick<NetworkPerson, "source" | "subject" | "name" | "firstname" | "lastname"> &
  SignUp & { email: string };

/** Creates an account without a password, linked to the network's account; null when the address already has one. */
export async function openSocialAccount(
  transaction: Transaction,
  { storeCode, settings }: EngineContext,
  newCustomer: NewCustomer,
  mayInvite: boolean,
): Promise<Row<"customer"> | null> {
  const { email, firstname, lastname, date_of_birth, phone_no, is_subscribed } = newCustomer;
  const customer = await insertCustomer(transaction, {
    store_code: storeCode,
    email,
    password_hash: NO_PASSWORD,
    firstname,
    lastname,
    date_of_birth,
    phone_no,
    is_subscribed,
    created_at: new Date().toISOString(),
  });
  if (!customer) return null;
  await connect(transaction, customer, newCustomer);
  await confirmEmailOf(transaction, customer.id);
  if (mayInvite)
    await inviteSubscriber(transaction, settings, {
      storeCode,
      email,
      source: "registration",
      details: { firstname },
    });
  return customer;
}

/** True if the new customer wants emails and may get the confirmation email. */
export async function mayInviteNewCustomer(
  context: EngineContext,
  { email, is_subscribed }: Pick<NewCustomer, "email" | "is_subscribed">,
): Promise<boolean> {
  return is_subscribed === 1 && (await mayWrite(context, "newsletter", email)) === "write";
}
