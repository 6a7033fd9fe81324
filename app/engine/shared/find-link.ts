import { find } from "linkifyjs";
import { shortened } from "./shortened";

/** Invisible characters, which would hide a link from detection. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu;
/** Full stops of other scripts, which browsers accept as dots in a host name. */
const OTHER_DOTS = /[\u{3002}\u{FF0E}\u{FF61}]/gu;
/** A scheme or "www." is a link in any case; numbers can be a host. */
const EVIDENT = /\S*(?:[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b(?:\d{1,3}\.){3}\d{1,3}\b)\S*/iu;

/** The first web or email address in a text that a mail program would turn into a link; null when there is none. */
export function findLink(text: string): string | null {
  const plain = text.normalize("NFKC").replace(INVISIBLE, "").replace(OTHER_DOTS, ".");
  return EVIDENT.exec(plain)?.[0] ?? find(plain)[0]?.value ?? null;
}

/** The reason a message to another person is rejected; null when it contains no web or email address. */
export function linkProblem(text: string): string | null {
  const link = findLink(text);
  if (link === null) return null;
  return `Please leave web and email addresses out: we found “${shortened(link)}”.`;
}

/** Whether a line typed by a shopper has neither a link nor an address nor a price: it may go into anybody's mailbox. */
export function isHarmlessLine(line: string): boolean {
  return findLink(line) === null && !/[@\p{Sc}]/u.test(line);
}
