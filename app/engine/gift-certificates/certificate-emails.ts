import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { Row } from "../database/schema";
import { displayName } from "../mail/display-name";
import { shortEmail } from "../mail/short-email";
import { shopAddress } from "../shared/shop-address";
import { formatMoney } from "../totals/money";

interface SentGift {
  /** Any piece of the line: pieces differ only in their codes. */
  certificate: Row<"gift_certificate">;
  /** Formatted as ABCD-EFGH-JKLM-NPQR. */
  codes: string[];
  orderNumber: string;
}

/** The email that delivers the gift certificates to their recipient. */
export function certificateEmail(settings: Settings, gift: SentGift) {
  const { certificate, codes } = gift;
  const what = giftText(gift);
  const recipient = displayName(certificate.recipient_name);
  const shop = brandOf(settings);
  return shortEmail(settings, {
    subject: `${capital(what)} for you`,
    heading: recipient ? `${recipient}, this is for you` : "This is for you",
    paragraphs: [
      `${displayName(certificate.sender_name) ?? "A friend"} sent you ${what} for ${shop.name}, where ${shop.letters.whatHappens}.`,
      ...(certificate.message ? [`“${certificate.message}”`] : []),
      codesText(codes),
      "Enter it in your cart when you order, or sign in and add it to your store credit. It never expires.",
    ],
    button: { label: "Find a gift", url: shopAddress(settings, "/") },
    footnote: "Anyone with this code can use it, so please keep this email private.",
  });
}

/** The buyer's receipt, which contains the codes in case the other email does not arrive. */
export function certificateReceipt(settings: Settings, gift: SentGift) {
  const { certificate, codes, orderNumber } = gift;
  return shortEmail(settings, {
    subject: `Your gift for ${displayName(certificate.recipient_name) ?? "your friend"} is on its way`,
    heading: "Your gift is on its way",
    paragraphs: [
      `We've sent ${giftText(gift)} from your order ${orderNumber} to ${certificate.recipient_email}.`,
      codesText(codes),
      "If the email doesn't arrive, you can share the code yourself. Nothing is lost as long as no one has used it.",
    ],
    button: { label: "Contact us", url: shopAddress(settings, "/contact-us") },
  });
}

/** Such as "a gift certificate of $25" or "2 gift certificates of $25 each". */
function giftText({ certificate, codes }: SentGift): string {
  const amount = formatMoney(certificate.amount_cents, { short: true });
  return codes.length === 1
    ? `a gift certificate of ${amount}`
    : `${codes.length} gift certificates of ${amount} each`;
}

function codesText(codes: string[]): string {
  return codes.length === 1 ? `The code: ${codes[0]}` : `The codes:\n${codes.join("\n")}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
