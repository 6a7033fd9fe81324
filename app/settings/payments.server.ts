import { z } from "zod";
import { DEFAULT_PAYMENTS, type PaymentName, readPayments } from "./payment-names.server";
import { settingGroup } from "./setting-group.server";

const STRIPE_API = "https://api.stripe.com";
const STRIPE_PAGE = "https://checkout.stripe.com";
const PAYPAL_API = "https://api-m.paypal.com";
const PAYPAL_SANDBOX_API = "https://api-m.sandbox.paypal.com";

const key = z.string().min(1);

export const paymentGroup = settingGroup("Payments", {
  PAYMENTS: {
    type: z.string().transform(readPayments),
    default: DEFAULT_PAYMENTS,
    description:
      "Ways to pay of the embedded engine, in the order in which they are offered: of `stripe`, `paypal`, `check`, `banktransfer` and `sandbox`; by store: `mpc=stripe,check;neon=paypal`",
  },
  ALLOW_SANDBOX_PAYMENTS: {
    type: z.enum(["0", "1"]),
    default: "0",
    description:
      "`1` lets a live shop (production, with a `PUBLIC_URL` of another host than localhost) start although it offers the sandbox, where nobody is charged",
  },
  PAYMENT_CAPTURE: {
    type: z.enum(["order", "production"]),
    default: "order",
    description:
      "When cards are charged: `order` at once; `production` reserves the amount, charges it when production starts, and releases it when the order is canceled before",
  },
  STRIPE_SECRET_KEY: { type: key, description: "Secret key of the shop's account at Stripe" },
  STRIPE_WEBHOOK_SECRET: {
    type: key,
    description: "Signing secret of the webhook `/webhooks/stripe` at Stripe",
  },
  STRIPE_API_URL: {
    type: z.string().url(),
    default: STRIPE_API,
    description: "Address of Stripe's API; other ones are for tests",
  },
  PAYPAL_CLIENT_ID: { type: key, description: "Client id of the shop's app at PayPal" },
  PAYPAL_CLIENT_SECRET: { type: key, description: "Secret of that app" },
  PAYPAL_WEBHOOK_ID: { type: key, description: "Id of the webhook `/webhooks/paypal` at PayPal" },
  PAYPAL_API_URL: {
    type: z.string().url(),
    default: PAYPAL_API,
    description: `Address of PayPal's API; \`${PAYPAL_SANDBOX_API}\` for PayPal's sandbox`,
  },
  BANK_TRANSFER_ACCOUNT: {
    type: key,
    description: "The account for bank transfers, as buyers read it: bank, routing number, account number",
  },
  BANK_TRANSFER_DAYS: {
    type: z.coerce.number().int().min(1).max(90),
    default: 14,
    description: "Days after an order within which its bank transfer must arrive",
  },
});

type PaymentValues = z.infer<typeof paymentGroup.schema>;

export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string;
}

export interface PaypalAccount {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  apiUrl: string;
}

export interface PaymentSettings {
  /** Ways to pay by store code, in the order in which they are offered; "" for all other stores. */
  offered: Record<string, PaymentName[]>;
  /** The sandbox may be offered by a live shop, for a demonstration. */
  allowsLiveSandbox: boolean;
  /** When cards are charged. */
  captureAt: "order" | "production";
  stripe?: StripeAccount;
  paypal?: PaypalAccount;
  bankTransfer?: { account: string; days: number };
  /** Origins of the payment pages to which a checkout form may lead. */
  pageOrigins: string[];
}

/** How orders are paid in the embedded engine. */
export function paymentSettings(values: PaymentValues): PaymentSettings {
  return {
    offered: values.PAYMENTS,
    allowsLiveSandbox: values.ALLOW_SANDBOX_PAYMENTS === "1",
    captureAt: values.PAYMENT_CAPTURE,
    stripe: stripeAccount(values),
    paypal: paypalAccount(values),
    bankTransfer: values.BANK_TRANSFER_ACCOUNT
      ? { account: values.BANK_TRANSFER_ACCOUNT, days: values.BANK_TRANSFER_DAYS }
      : undefined,
    pageOrigins: pageOrigins(values),
  };
}

/** Adds an issue for each way to pay that is offered without its keys. */
export function requirePaymentKeys(values: PaymentValues, context: z.RefinementCtx): void {
  const names = new Set(Object.values(values.PAYMENTS).flat());
  const needed: [PaymentName, (keyof PaymentValues)[]][] = [
    ["stripe", ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]],
    ["paypal", ["PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"]],
    ["banktransfer", ["BANK_TRANSFER_ACCOUNT"]],
  ];
  for (const [name, settings] of needed.filter(([name]) => names.has(name))) {
    for (const setting of settings.filter((each) => values[each] === undefined)) {
      context.addIssue({ code: "custom", path: [setting], message: `is required when PAYMENTS has ${name}` });
    }
  }
}

function stripeAccount(values: PaymentValues): StripeAccount | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL } : undefined;
}

function paypalAccount(values: PaymentValues): PaypalAccount | undefined {
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
  } = values;
  return clientId && clientSecret && webhookId
    ? { clientId, clientSecret, webhookId, apiUrl: values.PAYPAL_API_URL }
    : undefined;
}

/** Another API than the provider's own shows its payment page itself. */
function pageOrigins(values: PaymentValues): string[] {
  const names = new Set(Object.values(values.PAYMENTS).flat());
  const paypalPages: Record<string, string> = {
    [PAYPAL_API]: "https://www.paypal.com",
    [PAYPAL_SANDBOX_API]: "https://www.sandbox.paypal.com",
  };
  const stripe = values.STRIPE_API_URL === STRIPE_API ? STRIPE_PAGE : new URL(values.STRIPE_API_URL).origin;
  const paypal = paypalPages[values.PAYPAL_API_URL] ?? new URL(values.PAYPAL_API_URL).origin;
  return [...(names.has("stripe") ? [stripe] : []), ...(names.has("paypal") ? [paypal] : [])];
}
