import { z } from "zod";
import type { PaypalAccount } from "~/settings/payments.server";
import { PaymentRejected } from "../payment-provider";

/** Longer than PayPal takes, shorter than a shopper waits. */
const TIMEOUT_MILLISECONDS = 20_000;
/** A token is not used shortly before it expires. */
const TOKEN_MARGIN_MILLISECONDS = 60_000;
/** Statuses after which the same call has the same result. */
const FINAL = [400, 404, 422];

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const errorSchema = z.object({
  message: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

interface PaypalCall {
  method?: "GET" | "POST";
  path: string;
  /** JSON; a text is sent as it is. */
  body?: object | string;
  /** Sent as PayPal-Request-Id. */
  key?: string;
}

/** PayPal has rejected a call for good. */
export class PaypalRejection extends PaymentRejected {
  constructor(
    readonly status: number,
    /** PayPal's names of the problem, such as "ORDER_NOT_APPROVED". */
    readonly issues: string[],
    message: string,
  ) {
    super(message);
  }
}

interface Token {
  text: string;
  expiresAt: number;
}

const tokens = new WeakMap<PaypalAccount, Token>();

/**
 * Calls PayPal's REST API and reads the response by its schema.
 * @throws PaypalRejection when repeating cannot help; any other error: the call may be repeated
 */
export async function askPaypal<Schema extends z.ZodTypeAny>(
  account: PaypalAccount,
  { method = "GET", path, body, key }: PaypalCall,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await fetch(account.apiUrl + path, {
    method,
    headers: {
      Authorization: `Bearer ${await tokenOf(account)}`,
      "Content-Type": "application/json",
      Prefer: "return=representation",
      ...(key && { "PayPal-Request-Id": key }),
    },
    body: typeof body === "object" ? JSON.stringify(body) : body,
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  const content: unknown = await response.json().catch(() => ({}));
  if (response.ok) return schema.parse(content);
  if (response.status === 401) tokens.delete(account);
  throw errorOf(response.status, content);
}

async function tokenOf(account: PaypalAccount): Promise<string> {
  const cached = tokens.get(account);
  if (cached && cached.expiresAt > Date.now()) return cached.text;
  const { apiUrl, clientId, clientSecret } = account;
  const response = await fetch(`${apiUrl}/v1/oauth2/token`, {
    method: "POST",
    headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  if (!response.ok) throw new Error(`PayPal gave no token: status ${response.status}.`);
  const { access_token, expires_in } = tokenSchema.parse(await response.json());
  const expiresAt = Date.now() + expires_in * 1000 - TOKEN_MARGIN_MILLISECONDS;
  tokens.set(account, { text: access_token, expiresAt });
  return access_token;
}

function errorOf(status: number, content: unknown): Error {
  const { details = [], message = "" } = errorSchema.safeParse(content).data ?? {};
  const issues = details.map(({ issue }) => issue);
  const text = `PayPal answered ${status}: ${issues.join(", ") || message || "no reason given"}.`;
  return FINAL.includes(status) ? new PaypalRejection(status, issues, text) : new Error(text);
}
