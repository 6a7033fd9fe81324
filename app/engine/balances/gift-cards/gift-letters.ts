import type { Settings } from "~/settings.server";
import { shortLetter } from "../../mail/short-letter";
import { spokenName } from "../../mail/spoken-name";
import { shopAddress } from "../../shared/shop-address";
import { ownBrand } from "../../shared/store-settings";
import { formatMoney } from "../../totals/money";
import type { Gift } from "./read-gift";

const ROOM = "/customer/account/gift-card-balance";

/** The gift card itself, to whoever is given it. @param senderName as it was typed */
export function giftLetter(settings: Settings, gift: Gift, { code, senderName }: SentCode) {
  const amount = formatMoney(gift.amountCents, { short: true });
  const recipient = spokenName(gift.recipientName);
  const shop = ownBrand(settings);
  return shortLetter(settings, {
    subject: `A gift card of ${amount} for you`,
    heading: recipient ? `${recipient}, this is for you` : "This is for you",
    paragraphs: [
      `${spokenName(senderName) ?? "A friend of yours"} sends you a gift card of ${amount} for ${shop.name}, where ${shop.letters.whatHappens}.`,
      ...(gift.message ? [`“${gift.message}”`] : []),
      `Your code: ${code}`,
      "Enter the code in your cart when you order, or sign in and add it to your store credit. It does not expire.",
    ],
    button: { label: "Use the gift card", url: shopAddress(settings, ROOM) },
    footnote: "Whoever has this code can use it. Please keep this email to yourself.",
  });
}

/** What the sender keeps: the code, too, should the letter not arrive. */
export function giftReceipt(settings: Settings, gift: Gift, { code }: SentCode) {
  const amount = formatMoney(gift.amountCents, { short: true });
  return shortLetter(settings, {
    subject: `Your gift card of ${amount} is on its way`,
    heading: "Your gift card is on its way",
    paragraphs: [
      `We sent a gift card of ${amount} to ${gift.recipientEmail} and took ${amount} from your store credit.`,
      `Its code: ${code}`,
      "Should the email not arrive, pass the code on yourself. If the address was wrong, add the code to your own store credit: as long as nobody has used it, nothing is lost.",
    ],
    button: { label: "Your gift cards", url: shopAddress(settings, ROOM) },
  });
}

interface SentCode {
  /** As it is written, ABCD-EFGH-JKLM-NPQR. */
  code: string;
  senderName: string;
}
