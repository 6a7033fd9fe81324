import { thisBrand } from "~/brand/this-brand";
import { currentSettings } from "~/settings/settings.server";

/** What a shopper passes on. */
export interface Recommendation {
  /** Absolute address; with the customer's code when there is one. */
  link: string;
  /** A mail, ready but for its recipient. */
  mailto: string;
}

/** The link to the shop, and a mail that says what it is. @param code the customer's; null for guests */
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
