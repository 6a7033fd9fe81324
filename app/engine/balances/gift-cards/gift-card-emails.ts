import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import { displayName } from "../../mail/display-name";
import { shortEmail } from "../../mail/short-email";
import { shopAddress } from "../../shared/shop-address";
import { formatMoney } from "../../totals/money";
import type { Gift } from "./read-gift";

const PAGE_PATH = "/customer/account/gift-card-balance";

/** The email that delivers a gift card to its recipient. */
export function giftCardEmail(settings: Settings, gift: EmailedGift, sent: SentCode & GiftSender) {
  const amount = formatMoney(gift.amountCents, { short: true });
  const recipient = displayName(gift.recipientName);
  const shop = brandOf(settings);
  return shortEmail(settings, {
    subject: `A ${amount} gift card for you`,
    heading: recipient ? `${recipient}, this is for you` : "This is for you",
    paragraphs: [
      `${introduction(sent)} a ${amount} gift card for ${shop.name}, where ${shop.letters.whatHappens}.`,
      ...(gift.message ? [`“${gift.message}”`] : []),
      `Your code: ${sent.code}`,
      ...(sent.isReplacement ? ["It replaces the code of our earlier email, which no longer works."] : []),
      "Enter the code in your cart when you order, or sign in and add it to your store credit. It never expires.",
    ],
    button: { label: "Use the gift card", url: shopAddress(settings, PAGE_PATH) },
    footnote: "Anyone with this code can use it, so please keep this email private.",
  });
}

/** The sender's receipt, which contains the code in case the other email does not arrive. */
export function giftReceipt(settings: Settings, gift: Gift, { code }: SentCode) {
  const amount = formatMoney(gift.amountCents, { short: true });
  return shortEmail(settings, {
    subject: `Your ${amount} gift card is on its way`,
    heading: "Your gift card is on its way",
    paragraphs: [
      `We sent a ${amount} gift card to ${gift.recipientEmail} and took ${amount} from your store credit.`,
      `Its code: ${code}`,
      "If the email doesn't arrive, you can share the code yourself. If the address was wrong, add the code to your own store credit; nothing is lost as long as no one has used it.",
    ],
    button: { label: "Your gift cards", url: shopAddress(settings, PAGE_PATH) },
  });
}

/** Such as "Ada sent you". */
function introduction({ senderName }: GiftSender): string {
  if (senderName === null) return "We have a gift for you:";
  return `${displayName(senderName) ?? "A friend"} sent you`;
}

type EmailedGift = Pick<Gift, "amountCents" | "recipientName" | "message">;

interface SentCode {
  /** Formatted as ABCD-EFGH-JKLM-NPQR. */
  code: string;
}

interface GiftSender {
  /** As entered; null for a gift card from the shop itself. */
  senderName: string | null;
  /** The card has had another code before. */
  isReplacement?: boolean;
}
