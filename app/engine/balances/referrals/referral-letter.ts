import type { Settings } from "~/settings.server";
import { shortLetter } from "../../mail/short-letter";
import { shopAddress } from "../../shared/shop-address";
import { formatMoney } from "../../totals/money";

/** Tells whoever recommended the shop of the credit; who the friend is stays with the friend. */
export function referralLetter(settings: Settings, cents: number) {
  const amount = formatMoney(cents, { short: true });
  return shortLetter(settings, {
    subject: `${amount} of store credit for you`,
    heading: "Thank you for telling a friend",
    paragraphs: [
      `A friend who came by your link has placed a first order, and it is on its way. For that we added ${amount} to your store credit. It does not expire.`,
    ],
    button: { label: "See your credits", url: shopAddress(settings, "/customer/account/my-credits") },
  });
}
