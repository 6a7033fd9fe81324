import type Stripe from "stripe";
import type { StripeAccount } from "~/settings/payments.server";

type Account = Pick<StripeAccount, "secretKey" | "apiUrl">;

/** Longer than Stripe takes, shorter than a shopper waits. */
const TIMEOUT_MILLISECONDS = 20_000;
const clients = new WeakMap<Account, Promise<Stripe>>();

/** The client of an account. Stripe's package is loaded only where it is used: it has hundreds of files. */
export function openStripe(account: Account): Promise<Stripe> {
  const client = clients.get(account) ?? openClient(account);
  clients.set(account, client);
  return client;
}

async function openClient({ apiUrl, secretKey }: Account): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Client(secretKey, {
    host: hostname,
    protocol: protocol === "http:" ? "http" : "https",
    ...(port && { port }),
    timeout: TIMEOUT_MILLISECONDS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}
