import type { Settings } from "~/settings/settings.server";
import { displayName } from "../mail/display-name";
import { shortEmail } from "../mail/short-email";
import { shopAddress } from "../shared/shop-address";
import { formatMoney } from "../totals/money";

/** The coupon in the thank-you email, once per person. */
interface ThanksOffer {
  code: string;
  fromCents: number;
  days: number;
}

/**
 * The thank-you email for a photo. Since anybody can enter the pet's name, it appears in the text and not in the
 * subject.
 */
export function thanksEmail(settings: Settings, petName: string, offer: ThanksOffer | null) {
  const pet = displayName(petName) ?? "your pet";
  const consent =
    "We only show the photo as you agreed. Changed your mind? Reply to this email and we'll take it down.";
  if (!offer) {
    return shortEmail(settings, {
      subject: "Thank you for another photo",
      heading: "What a face!",
      paragraphs: [
        `Thank you for the photo of ${pet}. We sent your $10 code with the first photo you shared; it's one per person.`,
        consent,
      ],
    });
  }
  const from = formatMoney(offer.fromCents, { short: true });
  return shortEmail(settings, {
    subject: "Thank you for your photo: here's $10 off",
    heading: "What a face!",
    paragraphs: [
      `Thank you for the photo of ${pet}. Here's your code for $10 off: ${offer.code}`,
      `Use it on orders of ${from} or more. It works once, with this email address only, and is good for ${offer.days} days.`,
      consent,
    ],
    button: { label: "Start designing", url: shopAddress(settings, "/") },
  });
}
