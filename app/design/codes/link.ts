import { readPhone } from "../text/phone-number";

/** Characters of what a QR code opens. */
export const MAX_LINK_LENGTH = 200;

/** What a phone opens that scans a code, or why it cannot. */
type LinkReading = { link: string } | { problem: string };

const PROBLEM = "enter a web address, such as https://example.com, or a phone number.";
const PHONE = /^\+?[\d\s()./-]{7,}$/;

/** Parses a web address, to which https:// is added, or a phone number, which becomes a tel: link. */
export function readLink(text: string): LinkReading {
  const plain = text.trim();
  if (PHONE.test(plain)) return telephone(plain);
  const url = webAddress(/^https?:/i.test(plain) ? plain : `https://${plain}`);
  if (!url || url.href.length > MAX_LINK_LENGTH) return { problem: PROBLEM };
  const isBare = url.pathname === "/" && url.search === "" && url.hash === "";
  return { link: isBare ? url.origin : url.href };
}

function telephone(text: string): LinkReading {
  const reading = readPhone(text);
  if ("problem" in reading) return reading;
  const digits = reading.number.replace(/\D/g, "");
  if (reading.number.startsWith("+")) return { link: `tel:+${digits}` };
  return { link: digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}` };
}

/** An address of the public web, without the name and password that a misleading link may have. */
function webAddress(text: string): URL | undefined {
  if (/\s/.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPublic = url.hostname.includes(".") && url.username === "" && url.password === "";
  return isPublic ? url : undefined;
}
