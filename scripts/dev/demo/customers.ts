import { randomToken } from "~/engine/shared/secrets";
import { emailsTo } from "../../../tests/engine/emails";
import type { EngineFixture, Sender } from "../../../tests/engine/engine-fixture";

/** Password of every demo customer; `npm run demo` prints it. */
export const PASSWORD = "Demo-Paws-2026!";

export interface DemoCustomer extends Sender {
  id: number;
  email: string;
}

/** Creates an account, signs in, and follows the confirmation link. */
export async function openAccount(
  shop: EngineFixture,
  person: { firstname: string; lastname: string; email: string },
  { isConfirmed = true } = {},
): Promise<DemoCustomer> {
  const owner = randomToken();
  const { data } = await shop.graphql(
    "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer_token } }",
    { input: { ...person, password: PASSWORD } },
    { owner },
  );
  const sender = { token: data.createCustomer.customer_token, owner };
  if (isConfirmed) await confirm(shop, sender, person.email);
  const { id } = await shop.db
    .selectFrom("customer")
    .select("id")
    .where("email", "=", person.email)
    .executeTakeFirstOrThrow();
  return { ...sender, id, email: person.email };
}

/** Saves an address to the customer's book. */
export async function saveAddress(shop: EngineFixture, customer: Sender, address: object): Promise<void> {
  await shop.graphql(
    "mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }",
    { input: address },
    customer,
  );
}

async function confirm(shop: EngineFixture, sender: Sender, email: string): Promise<void> {
  const messages = await emailsTo(shop, email);
  const link = messages.map(({ text_body }) => /\S+[?&]key=\S+/.exec(text_body)?.[0]).find(Boolean);
  const confirmation_key = new URL(link ?? "").searchParams.get("key");
  await shop.graphql(
    "mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }",
    { input: { email, confirmation_key } },
    sender,
  );
}
