import { readCustomerFields } from "../customers/customer-fields";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { SocialLoginInput, SocialLoginOutput } from "../graphql/resolvers.generated";
import { openSession } from "../sessions/open-session";
import { parseEmail } from "../shared/email-address";
import { askNetwork, type NetworkPerson } from "./network-person";
import { mayInviteNewCustomer, openSocialAccount } from "./open-social-account";
import { sendSocialCode } from "./send-social-code";
import { keepCheck, type SignUp } from "./social-check";
import { findBySocialLogin } from "./social-logins";

/** First name for a person whose name is unknown. */
const NAMELESS = "Friend";

/**
 * `createCustomerBySocialLogin` (specification §7): signs in the customer linked to the network's account. A new
 * account is created at once when the network confirms an address without an account; otherwise an emailed code must
 * confirm the address first, so that nobody gets into an account by claiming its address at a network.
 * @throws GraphQLError of category authentication when the network rejects the token, or it was issued to another site
 */
export async function logInByNetwork(
  context: EngineContext,
  input: SocialLoginInput,
): Promise<SocialLoginOutput> {
  const { person, signUp } = withTypedDetails(await askNetwork(context.settings, input), input);
  const customer =
    (await findBySocialLogin(context.db, context.storeCode, person)) ??
    (await openVouchedAccount(context, person, signUp));
  if (customer) return loggedIn(context, customer);

  const checkId = await keepCheck(context.db, context.storeCode, person, signUp);
  const email = person.email ?? parseEmail(input.email ?? "");
  if (email) await sendSocialCode(context, checkId, email);
  return { check_id: checkId, code_sent: email !== null };
}

/** The session's token and price code, in the format of the response. */
export async function loggedIn(
  context: EngineContext,
  customer: Row<"customer">,
): Promise<SocialLoginOutput> {
  const { token, priceCode } = await openSession(context, customer);
  return { customer_token: token, cachePrice: priceCode };
}

/** Takes details missing at the network from the form. @throws GraphQLError of category input that names the field */
function withTypedDetails(person: NetworkPerson, input: SocialLoginInput) {
  const typed = readCustomerFields({
    firstname: person.firstname || input.firstname || NAMELESS,
    lastname: person.lastname || input.lastname || NAMELESS,
    date_of_birth: input.date_of_birth,
    phone_no: input.phone_no,
  });
  const signUp: SignUp = {
    date_of_birth: typed.date_of_birth,
    phone_no: typed.phone_no,
    is_subscribed: input.is_subscribed ? 1 : 0,
  };
  const hasLastname = Boolean(person.lastname || input.lastname);
  return {
    person: { ...person, firstname: typed.firstname, lastname: hasLastname ? typed.lastname : "" },
    signUp,
  };
}

async function openVouchedAccount(
  context: EngineContext,
  { email, isEmailProven, ...person }: NetworkPerson,
  signUp: SignUp,
): Promise<Row<"customer"> | null> {
  if (!email || !isEmailProven) return null;
  const newCustomer = { ...person, ...signUp, email };
  const mayInvite = await mayInviteNewCustomer(context, newCustomer);
  return context.db
    .transaction()
    .execute((transaction) => openSocialAccount(transaction, context, newCustomer, mayInvite));
}
