import type { OAuthToken, OrdersController, PaymentsController } from "@paypal/paypal-server-sdk";
import type { z } from "zod";
import type { PaypalAccount } from "~/settings/payments.server";
import { parseJson } from "../../shared/read-body";
import { PaypalFailure, PaypalRejection, paypalError, statusOf } from "./paypal-errors";

/** Longer than PayPal takes, shorter than a shopper waits. */
const TIMEOUT_MILLISECONDS = 20_000;

type Package = typeof import("@paypal/paypal-server-sdk");

interface PaypalClient {
  orders: OrdersController;
  payments: PaymentsController;
  /** For the calls that the package does not have. */
  accessToken(): Promise<string>;
}

interface CallOptions {
  abortSignal: AbortSignal;
}

const clients = new WeakMap<PaypalAccount, Promise<PaypalClient>>();

/**
 * Calls PayPal's REST API by its package and checks the result by a schema.
 * @throws PaypalRejection when repeating cannot help; any other error: the call may be repeated
 */
export async function callPaypal<Schema extends z.ZodTypeAny>(
  account: PaypalAccount,
  schema: Schema,
  call: (client: PaypalClient, options: CallOptions) => Promise<{ result: unknown }>,
): Promise<z.output<Schema>> {
  return withClient(account, async (client) => {
    const { result } = await call(client, { abortSignal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
    return schema.parse(result);
  });
}

/**
 * POSTs JSON to a path that the package does not have, and checks the response by a schema.
 * @throws PaypalRejection as `callPaypal`
 */
export function postToPaypal<Schema extends z.ZodTypeAny>(
  account: PaypalAccount,
  schema: Schema,
  path: string,
  body: string,
): Promise<z.output<Schema>> {
  return withClient(account, async (client) => {
    // Begins before the request for a token, which takes its share of the time.
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    const response = await fetch(account.apiUrl + path, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${await client.accessToken()}`,
        "Content-Type": "application/json",
      },
      body,
      signal,
    });
    const text = await response.text();
    if (!response.ok) throw paypalError({ statusCode: response.status, body: text });
    return schema.parse(parseJson(text));
  });
}

/**
 * The package's client remembers a failed request for a token and fails forever, and never drops a token that PayPal
 * has revoked: after an error it is opened again.
 */
async function withClient<Result>(
  account: PaypalAccount,
  use: (client: PaypalClient) => Promise<Result>,
): Promise<Result> {
  try {
    return await use(await openPaypal(account));
  } catch (thrown) {
    const error = paypalError(thrown);
    if (!(error instanceof PaypalRejection)) clients.delete(account);
    throw error;
  }
}

/** The client of an account. PayPal's package is loaded only where it is used: it has hundreds of files. */
function openPaypal(account: PaypalAccount): Promise<PaypalClient> {
  const client =
    clients.get(account) ?? import("@paypal/paypal-server-sdk").then((it) => openClient(it, account));
  clients.set(account, client);
  return client;
}

function openClient(paypal: Package, { apiUrl, clientId, clientSecret }: PaypalAccount): PaypalClient {
  let token: OAuthToken | undefined;

  /** The package has PayPal's two hosts built in; requests go to the host of the settings. */
  class Client extends paypal.Client {
    override getRequestBuilderFactory() {
      const createBuilder = super.getRequestBuilderFactory();
      return (...parameters: Parameters<typeof createBuilder>) => {
        const builder = createBuilder(...parameters);
        builder.interceptRequest((request) => {
          const { pathname, search } = new URL(request.url);
          return { ...request, url: apiUrl + pathname + search };
        });
        return builder;
      };
    }
  }

  const client = new Client({
    environment: paypal.Environment.Production,
    timeout: TIMEOUT_MILLISECONDS,
    // The store itself repeats what failed, with the same key.
    httpClientOptions: { retryConfig: { maxNumberOfRetries: 0, httpMethodsToRetry: [] } },
    // Redirects would take the token to another host; the store's other calls use no proxy of the environment either.
    unstable_httpClientOptions: { maxRedirects: 0, proxy: false },
    clientCredentialsAuthCredentials: {
      oAuthClientId: clientId,
      oAuthClientSecret: clientSecret,
      oAuthTokenProvider: freshToken,
    },
  });

  async function freshToken(): Promise<OAuthToken> {
    try {
      token = await client.clientCredentialsAuthManager.updateToken(token);
      return token;
    } catch (error) {
      // Wrong keys may be corrected: no final rejection of the call that needs the token.
      throw new PaypalFailure(`PayPal gave no token: ${statusOf(error)}.`);
    }
  }

  return {
    orders: new paypal.OrdersController(client),
    payments: new paypal.PaymentsController(client),
    accessToken: async () => (await freshToken()).accessToken,
  };
}
