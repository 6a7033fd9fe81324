import type { Settings } from "~/settings.server";
import type { Row } from "../database/schema";
import { shortLetter } from "../mail/short-letter";
import { spokenName } from "../mail/spoken-name";
import { shopAddress } from "../shared/shop-address";
import { ownBrand } from "../shared/store-settings";
import { formatMoney } from "../totals/money";

interface SentGift {
  /** Any piece of the line: they differ in their codes alone. */
  certificate: Row<"gift_certificate">;
  /** As they are written, ABCD-EFGH-JKLM-NPQR. */
  codes: string[];
  orderNumber: string;
}

/** The gift itself, to whoever is given it. */
export function certificateLetter(settings: Settings, gift: SentGift) {
  const { certificate, codes } = gift;
  const what = spokenGift(gift);
  const recipient = spokenName(certificate.recipient_name);
  const shop = ownBrand(settings);
  return shortLetter(settings, {
    subject: `${capital(what)} for you`,
    heading: recipient ? `${recipient}, this is for you` : "This is for you",
    paragraphs: [
      `${spokenName(certificate.sender_name) ?? "A friend of yours"} sends you ${what} for ${shop.name}, where ${shop.letters.whatHappens}.`,
      ...(certificate.message ? [`“${certificate.message}”`] : []),
      spokenCodes(codes),
      "Type it into your cart when you have found something, or add it to the store credit of your account. It does not expire.",
    ],
    button: { label: "Find a gift", url: shopAddress(settings, "/") },
    footnote: "Whoever has this code can use it. Please keep this email to yourself.",
  });
}

/** What the buyer keeps: the code, too, should the letter not arrive. */
export function certificateReceipt(settings: Settings, gift: SentGift) {
  const { certificate, codes, orderNumber } = gift;
  return shortLetter(settings, {
    subject: `Your gift for ${spokenName(certificate.recipient_name) ?? "your friend"} is on its way`,
    heading: "Your gift is on its way",
    paragraphs: [
      `We have sent ${spokenGift(gift)} of your order ${orderNumber} to ${certificate.recipient_email}.`,
      spokenCodes(codes),
      "Should the email not arrive, pass the code on yourself. As long as nobody has used it, nothing is lost.",
    ],
    button: { label: "Write to us", url: shopAddress(settings, "/contact-us") },
  });
}

/** Such as "a gift certificate of $25" or "2 gift certificates of $25 each". */
function spokenGift({ certificate, codes }: SentGift): string {
  const amount = formatMoney(certificate.amount_cents, { short: true });
  return codes.length === 1
    ? `a gift certificate of ${amount}`
    : `${codes.length} gift certificates of ${amount} each`;
}

function spokenCodes(codes: string[]): string {
  return codes.length === 1 ? `The code: ${codes[0]}` : `The codes:\n${codes.join("\n")}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
