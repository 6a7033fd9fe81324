import { emailsTo } from "./emails";
import type { EngineFixture, Sender } from "./engine-fixture";
import { guest } from "./shopper";

/** New accounts, and the links emailed to their addresses. */

export const PASSWORD = "Analytical1";
export const NEW_PASSWORD = "Difference2";
export const LINK_IS_OVER =
  "This link has expired or was already used. Please request a new one; we'll email it right away.";
export const ALREADY_CONFIRMED = "This email address is already confirmed.";

const REGISTER = `mutation ($input: CustomerInput!) {
  createCustomer(input: $input) { customer { email email_confirmed_at has_password } customer_token }
}`;
const CONFIRM = `mutation ($email: String!, $key: String!) {
  confirmEmail(input: { email: $email, confirmation_key: $key }) { message customer { email } }
}`;
const FORGOT = "mutation ($email: String!) { requestPasswordResetEmail(email: $email) }";
const LOG_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token }
}`;
const PAST = "2020-01-01T00:00:00.000Z";

let count = 0;

/** A new address, with unused email rate limits. */
export function newAddress(): string {
  count += 1;
  return `links-${count}@example.com`;
}

export function openLinkedAccounts(engine: EngineFixture) {
  const accounts = {
    /** Creates an account; returns its address and token. */
    async register(email = newAddress(), sender = guest()): Promise<{ email: string; token: string }> {
      const input = { firstname: "Ada", lastname: "Byron", email, password: PASSWORD, is_subscribed: false };
      const { data } = await engine.graphql(REGISTER, { input }, sender);
      return { email, token: data.createCustomer.customer_token };
    },

    confirm: (email: string, key: string, sender: Sender = {}) =>
      engine.graphql(CONFIRM, { email, key }, sender),

    requestPasswordLink: (email: string, sender: Sender = guest()) =>
      engine.graphql(FORGOT, { email }, sender),

    /** The secret in the last email's link: its parameter `key` (confirmations), or `token` and `id` (passwords). */
    async secretOf(recipient: string, parameter: "key" | "token" | "id"): Promise<string> {
      const messages = await emailsTo(engine, recipient);
      const found = messages.map(
        ({ text_body }) => new RegExp(`[?&]${parameter}=([\\w-]+)`).exec(text_body)?.[1],
      );
      return found.filter(Boolean).at(-1) ?? "no link in the emails";
    },

    async subjectsTo(recipient: string): Promise<string[]> {
      return (await emailsTo(engine, recipient)).map(({ subject }) => subject);
    },

    async who(token: string) {
      const query = "{ customer { email email_confirmed_at new_email has_password } }";
      return (await engine.graphql(query, {}, { token })).data.customer;
    },

    async canLogIn(email: string, password: string): Promise<boolean> {
      const { data } = await engine.graphql(LOG_IN, { email, password }, guest());
      return Boolean(data?.generateCustomerToken?.token);
    },

    expireLinksTo: (email: string) =>
      engine.db.updateTable("customer_link").set({ expires_at: PAST }).where("email", "=", email).execute(),

    /** Requests a password link. @returns its token */
    async passwordLink(email: string): Promise<string> {
      await accounts.requestPasswordLink(email);
      return accounts.secretOf(email, "token");
    },
  };
  return accounts;
}
