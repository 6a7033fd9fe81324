import "~/provider/cookies.server";
import { declaredCookies } from "~/provider/signed-cookie.server";
import { escapeXml } from "./xml";

/** Where a page of the brand shows the store's cookies. */
const PLACE = "<!-- cookie table -->";

/** The page's HTML with a table of all cookies that the store may set, from their declarations. */
export function withCookieTable(content: string | null | undefined): string {
  return (content ?? "").replace(PLACE, cookieTable);
}

function cookieTable(): string {
  const rows = declaredCookies().map(
    ({ name, purpose, maxAge }) =>
      `<tr><td>${escapeXml(purpose)}</td><td>${breakable(name)}</td><td>${lifetime(maxAge)}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">What for</th><th scope="col">Cookie</th><th scope="col">How long</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** May break after each underscore, for small screens. */
function breakable(name: string): string {
  return escapeXml(name).replaceAll("_", "_<wbr>");
}

const UNITS: [name: string, seconds: number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** A duration in the largest unit that divides it, such as "30 days". @param seconds */
function lifetime(seconds: number): string {
  const [name, unit] = UNITS.find(([, unit]) => seconds % unit === 0) ?? ["second", 1];
  const count = seconds / unit;
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
