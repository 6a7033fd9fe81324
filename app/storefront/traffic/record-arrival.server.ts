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
import { type ArrivalCodes, arrivalCodes } from "./arrival-codes";
import { addSources, arrivalSources } from "./traffic-source";

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
