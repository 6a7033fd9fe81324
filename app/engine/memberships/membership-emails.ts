import type { Settings } from "~/settings/settings.server";
import { shortEmail } from "../mail/short-email";
import { formatDate } from "../shared/format-date";
import { shopAddress } from "../shared/shop-address";

/** Page that adds the membership to the cart with one click. */
const MEMBERSHIP_PAGE = "/champ-membership";

/** Notifies a member of the membership's end. @param until ISO time @param renews whether they want to renew */
export function endingEmail(settings: Settings, { until, renews }: { until: string; renews: boolean }) {
  const day = formatDate(until);
  return shortEmail(settings, {
    subject: renews ? `Renew your membership before ${day}` : `Your membership ends on ${day}`,
    heading: renews ? "Another year of member prices?" : "Your membership is ending",
    paragraphs: renews
      ? [
          `Your champ membership ends on ${day}. You told us you'd like to renew it.`,
          "We don't store your card, so we won't charge you automatically. To renew, just add the membership to your cart again. Your new year starts when this one ends, so you won't lose a day.",
        ]
      : [
          `Your champ membership ends on ${day}. It won't renew, and you don't need to do anything.`,
          "Until then, you get member prices on everything we make. If you'd like another year, it will start when this one ends.",
        ],
    button: {
      label: renews ? "Renew for a year" : "Learn about membership",
      url: shopAddress(settings, MEMBERSHIP_PAGE),
    },
    footnote: "This is our only email about it.",
  });
}
