/** How a visitor arrived: specification §9 "Cookies". */
export interface Arrival {
  /** URL of the landing page. */
  address: URL;
  referrer: string | null;
}

const SEARCH_ENGINES =
  /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|baidu|yandex|startpage|qwant|ask)\.[a-z.]{2,6}$/;
const META = /(^|\.)(facebook|instagram|fb)\.(com|me)$/;
const MAX_NAME_LENGTH = 40;
const MAX_SOURCES = 12;

/** Parameters of advertisements, with the source of each. */
const CLICK_IDS: [parameter: string, source: string][] = [
  ["fbclid", "Meta"],
  ["gclid", "Google Ads"],
  ["msclkid", "CPC-Bing"],
];

/**
 * Returns the sources that this arrival adds; none for navigation within the shop. An advertisement's click id takes
 * precedence over a utm parameter, and that over the referrer.
 */
export function arrivalSources({ address, referrer }: Arrival): string[] {
  const named = namedSource(address.searchParams);
  const source = named ?? referringSource(address, referrer);
  const affiliate = address.searchParams.has("aff") ? ["Affiliate"] : [];
  return [...(source ? [source] : []), ...affiliate];
}

function namedSource(parameters: URLSearchParams): string | undefined {
  const click = CLICK_IDS.find(([parameter]) => parameters.get(parameter));
  if (click) return click[1];
  return plainName(parameters.get("utm_medium")) || plainName(parameters.get("utm_source")) || undefined;
}

function referringSource(address: URL, referrer: string | null): string | undefined {
  if (!referrer) return "direct";
  const page = URL.canParse(referrer) ? new URL(referrer) : null;
  if (!page || !/^https?:$/.test(page.protocol)) return "unknown";
  if (page.host === address.host) return undefined;
  if (META.test(page.hostname)) return "Meta";
  if (SEARCH_ENGINES.test(page.hostname)) return "organic";
  return plainName(page.hostname.replace(/^www\./, "")) || "unknown";
}

/** Removes characters that are not allowed in a comma-separated list. */
function plainName(text: string | null): string {
  return (text ?? "")
    .replace(/[^\w .-]/g, "")
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}

/** Adds an arrival's sources to the list, each once; at most twelve. A direct visit adds nothing to a known visitor. */
export function addSources(kept: string | null, added: string[]): string {
  const known = kept ? kept.split(",") : [];
  const described = known.length > 0 ? added.filter((source) => source !== "direct") : added;
  return [...new Set([...known, ...described])].slice(0, MAX_SOURCES).join(",");
}
