import type { Settings } from "~/settings.server";
import { shortLetter } from "../mail/short-letter";
import { spokenName } from "../mail/spoken-name";
import { shopAddress } from "../shared/shop-address";
import { formatMoney } from "../totals/money";

/** What comes with the thanks, once for each person. */
interface ThanksOffer {
  code: string;
  fromCents: number;
  days: number;
}

/** Thanks for a photo. The pet's name is typed by whoever sent the form, so it stands in the text and not in the subject. */
export function thanksLetter(settings: Settings, petName: string, offer: ThanksOffer | null) {
  const pet = spokenName(petName) ?? "your pet";
  const consent =
    "We show the photo only as you agreed to. If you change your mind, answer this letter and we take it down.";
  if (!offer) {
    return shortLetter(settings, {
      subject: "Thank you for another photo",
      heading: "What a face",
      paragraphs: [
        `Thank you for the photo of ${pet}. Your $10 code was sent with the first photo you shared; there is one for each person.`,
        consent,
      ],
    });
  }
  const from = formatMoney(offer.fromCents, { short: true });
  return shortLetter(settings, {
    subject: "Thank you for your photo: here are $10",
    heading: "What a face",
    paragraphs: [
      `Thank you for the photo of ${pet}. Here is your code for $10 off: ${offer.code}`,
      `It is good for goods of ${from} or more, works once and with this e-mail address alone, and lasts ${offer.days} days.`,
      consent,
    ],
    button: { label: "Make something of it", url: shopAddress(settings, "/") },
  });
}
