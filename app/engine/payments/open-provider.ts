import type { Settings } from "~/settings/settings.server";
import type { PaymentProvider, ProviderName } from "./payment-provider";
import { byHandProvider } from "./providers/by-hand";
import { paypalProvider } from "./providers/paypal";
import { sandboxProvider } from "./providers/sandbox";
import { stripeProvider } from "./providers/stripe";

/** The payment service with that name; null when the settings have no keys for it. */
export function openProvider(
  settings: Pick<Settings, "payments" | "sessionSecret">,
  name: ProviderName,
): PaymentProvider | null {
  if (name === "sandbox") return sandboxProvider(settings);
  if (name === "by-hand") return byHandProvider;
  if (name === "stripe") {
    const { stripe } = settings.payments;
    return stripe ? stripeProvider(stripe, settings.payments) : null;
  }
  const { paypal } = settings.payments;
  return paypal ? paypalProvider(paypal, settings.payments) : null;
}
