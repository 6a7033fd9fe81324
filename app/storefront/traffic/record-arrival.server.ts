import type { Cookie } from "@remix-run/node";
import { CheckCampaignDocument } from "~/provider/contract/documents.generated";
import {
  affiliateCookie,
  brandCodeCookie,
  campaignCookie,
  landingPageCookie,
  readCookie,
  referCodeCookie,
  setCookie,
  trafficSourceCookie,
} from "~/provider/cookies.server";
import { openProvider } from "~/provider/provider.server";
import { addSources, arrivalSources } from "./traffic-source";

const CODE = /^[\w.@-]{1,64}$/;

const MAX_PATH_LENGTH = 200;

/**
 * Returns Set-Cookie headers that record how the visitor arrived (specification §4 "Campaign", §9 "Cookies"); none for
 * navigation within the shop.
 */
export async function recordArrival(request: Request): Promise<string[]> {
  const address = new URL(request.url);
  const kept = new Map<Cookie, string>();
  await keepSources(request, address, kept);
  if (address.search) await keepCodes(request, arrivalCodes(address.searchParams), kept);
  return Promise.all([...kept].map(([cookie, value]) => setCookie(request, cookie, value)));
}

async function keepSources(request: Request, address: URL, kept: Map<Cookie, string>): Promise<void> {
  const added = arrivalSources({ address, referrer: request.headers.get("Referer") });
  if (added.length === 0) return;
  const known = await readCookie(request, trafficSourceCookie);
  const sources = addSources(known, added);
  if (sources !== known) kept.set(trafficSourceCookie, sources);
}

async function keepCodes(request: Request, codes: ArrivalCodes, kept: Map<Cookie, string>): Promise<void> {
  if (codes.affiliate) kept.set(affiliateCookie, codes.affiliate);
  if (codes.brand) kept.set(brandCodeCookie, codes.brand);
  if (codes.refer) kept.set(referCodeCookie, codes.refer);
  if (codes.campaign && (await isCampaign(request, codes.campaign))) {
    kept.set(campaignCookie, codes.campaign);
    kept.set(landingPageCookie, new URL(request.url).pathname.slice(0, MAX_PATH_LENGTH));
  }
}

/** A provider that cannot verify the campaign does not block the page. */
async function isCampaign(request: Request, id: string): Promise<boolean> {
  const provider = await openProvider(request);
  const response = await provider.attempt(CheckCampaignDocument, { id });
  return response.status && response.data.checkmailchimpid?.valid === true;
}

/** Missing or malformed codes are null. */
function arrivalCodes(parameters: URLSearchParams) {
  const code = (...names: string[]) =>
    names.map((name) => parameters.get(name)).find((value) => value !== null && CODE.test(value)) ?? null;
  return {
    affiliate: code("aff"),
    brand: code("brand_code", "brandcode"),
    /** Code of the customer who referred the visitor. */
    refer: code("refer_code", "refer"),
    /** Mailing campaign; not verified yet. */
    campaign: code("mc_cid"),
  };
}

/** Codes in the URL of an arrival that the shop stores for a while; specification §9 "Cookies". */
type ArrivalCodes = ReturnType<typeof arrivalCodes>;
