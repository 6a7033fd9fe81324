import { find } from "linkifyjs";

/** Nobody sees these characters, but they keep a program from recognizing what stands around them. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu;
/** Full stops of other scripts, which browsers take for dots in an address. */
const OTHER_DOTS = /[\u{3002}\u{FF0E}\u{FF61}]/gu;
/** A scheme or "www." is meant as a link, whatever follows; numbers can name a host. */
const EVIDENT = /\S*(?:[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b(?:\d{1,3}\.){3}\d{1,3}\b)\S*/iu;

/** The first web or email address in a text that a mail program would make a link of; null when there is none. */
export function findLink(text: string): string | null {
  const plain = text.normalize("NFKC").replace(INVISIBLE, "").replace(OTHER_DOTS, ".");
  return EVIDENT.exec(plain)?.[0] ?? find(plain)[0]?.value ?? null;
}

/** Why a message to somebody else is refused; null when it has no web or email address in it. */
export function linkProblem(text: string): string | null {
  const link = findLink(text);
  if (link === null) return null;
  return `Please leave web and email addresses out: we found “${shortened(link)}”.`;
}

function shortened(link: string): string {
  return link.length > 40 ? `${link.slice(0, 39)}…` : link;
}
