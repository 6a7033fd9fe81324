import type { Settings } from "~/settings.server";
import { shortLetter } from "../mail/short-letter";
import { shopAddress } from "../shared/shop-address";
import { spokenDay } from "../shared/spoken-day";

/** Where the membership is put into the cart, with one click. */
const MEMBERSHIP_PAGE = "/champ-membership";

/** A membership comes to its end, and its owner decides. @param until ISO time @param renews whether they want to go on */
export function endingLetter(settings: Settings, { until, renews }: { until: string; renews: boolean }) {
  const day = spokenDay(until.slice(0, 10));
  return shortLetter(settings, {
    subject: renews ? `Go on with your membership after ${day}` : `Your membership ends on ${day}`,
    heading: renews ? "Another year of member prices?" : "Your membership comes to its end",
    paragraphs: renews
      ? [
          `Your champ membership ends on ${day}. You told us that you want to go on with it.`,
          "We keep no card, so nothing is charged by itself: please put the membership into your cart once more. The new year begins when this one ends, so not a day is lost.",
        ]
      : [
          `Your champ membership ends on ${day}. It does not renew, and there is nothing that you need to do.`,
          "Until then everything we make has your member price. Should you want another year, it begins when this one ends.",
        ],
    button: {
      label: renews ? "Go on for a year" : "See the membership",
      url: shopAddress(settings, MEMBERSHIP_PAGE),
    },
    footnote: "This is the only letter about it.",
  });
}
