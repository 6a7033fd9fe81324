import type { Settings } from "~/settings/settings.server";
import { shortEmail } from "../../mail/short-email";
import { shopAddress } from "../../shared/shop-address";
import { formatMoney } from "../../totals/money";

/** Notifies the referrer of the credit, without naming the friend. */
export function referralEmail(settings: Settings, cents: number) {
  const amount = formatMoney(cents, { short: true });
  return shortEmail(settings, {
    subject: `${amount} in store credit for you`,
    heading: "Thanks for telling a friend",
    paragraphs: [
      `A friend you referred placed their first order, and it just shipped. We've added ${amount} to your store credit as a thank-you. It never expires.`,
    ],
    button: { label: "See your credit", url: shopAddress(settings, "/customer/account/my-credits") },
  });
}
