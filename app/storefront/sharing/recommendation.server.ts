import { thisBrand } from "~/brand/this-brand";
import { currentSettings } from "~/settings/settings.server";

/** A referral link and an email with it. */
export interface Recommendation {
  /** Absolute URL; includes the customer's code if there is one. */
  link: string;
  /** A mailto: link of a complete email without a recipient. */
  mailto: string;
}

/**
 * Returns the link to the shop, and an email that explains it.
 * @param code the customer's referral code; null for guests
 */
export function recommendationOf(code: string | null): Recommendation {
  const home = `${currentSettings().publicUrl}/`;
  const link = code ? `${home}?refer_code=${encodeURIComponent(code)}` : home;
  return { link, mailto: mailTo(link) };
}

function mailTo(link: string): string {
  const subject = `Check out ${thisBrand().name}`;
  const body = [
    "Hello,",
    thisBrand().recommendation.letter,
    link,
    "Sign up for their newsletter and get 50% off your first order.",
  ].join("\n\n");
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
