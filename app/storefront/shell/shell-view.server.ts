import { ShellCartDocument, ShellCustomerDocument } from "~/provider/contract/documents.generated";
import { cartIdCookie, customerTokenCookie, flashCookie, wasSent } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import type { Offer } from "../offers/offer";
import { readOffers } from "../offers/read-offers.server";
import type { Feature } from "../session/features";
import { missingFeatures } from "../session/features.server";
import { type ShopMessage, takeMessage } from "./flash.server";
import { refreshFacts } from "./refresh-facts.server";
import { refreshNavigation } from "./refresh-navigation.server";

/** User agents of devices that are not mobile; all others are (specification §4). */
const TV =
  /smart-?tv|hbbtv|apple ?tv|google ?tv|android tv|\bcrkey\b|\baft[a-z]\b|webos|tizen.*\btv\b|roku|bravia|viera|netcast/i;
const BOT =
  /bot\b|crawl|spider|slurp|lighthouse|headless|preview|facebookexternalhit|curl|wget|python|monitor/i;
const CAR = /\bqtcarbrowser\b|\btesla\b|android automotive|\bcarplay\b/i;
const DESKTOP = /windows nt|macintosh|x11|cros\b|linux (x86_64|i686)/i;

/** Data of header, footer and messages, for every page. */
export interface ShellView {
  customer: { firstname: string } | null;
  cartCount: number;
  message: ShopMessage | null;
  /** Whether the device is a mobile one. The layout depends on the width of the screen only. */
  isMobile: boolean;
  offers: Offer[];
  /** Features that the provider lacks, so that nothing links to them. */
  missing: Feature[];
  /** When this was read, for countdowns; ISO time in UTC. */
  now: string;
}

const PERSONAL_COOKIES = [customerTokenCookie, cartIdCookie, flashCookie];

/** Reads the shell for a visitor. Without a login, cart or message it needs no query. */
export async function readShell(request: Request): Promise<{ shell: ShellView; headers: Headers }> {
  const now = new Date();
  refreshFacts();
  const [offers, missing, { personal, headers }] = await Promise.all([
    readOffers(request, now),
    missingFeatures(),
    readPersonal(request),
    refreshNavigation(),
  ]);
  const isMobile = isMobileDevice(request.headers.get("User-Agent"));
  return { shell: { ...personal, isMobile, offers, missing, now: now.toISOString() }, headers };
}

type Personal = Pick<ShellView, "customer" | "cartCount" | "message">;

async function readPersonal(request: Request): Promise<{ personal: Personal; headers: Headers }> {
  if (!PERSONAL_COOKIES.some((cookie) => wasSent(request, cookie))) {
    return { personal: { customer: null, cartCount: 0, message: null }, headers: new Headers() };
  }
  const provider = await openProvider(request);
  const [customer, cartCount, message] = await Promise.all([
    readCustomer(provider),
    readCartCount(provider),
    takeMessage(request, provider),
  ]);
  return { personal: { customer, cartCount, message }, headers: await provider.headers() };
}

/** An expired login counts as none; the provider client then deletes its cookie. */
async function readCustomer(provider: Provider): Promise<ShellView["customer"]> {
  if (!provider.isLoggedIn) return null;
  const response = await provider.attempt(ShellCustomerDocument, {});
  if (!response.status || !response.data.customer) return null;
  return { firstname: response.data.customer.firstname ?? "" };
}

/** Specification §4: a cart that cannot be read counts as empty. */
async function readCartCount(provider: Provider): Promise<number> {
  if (!provider.cartId) return 0;
  const response = await provider.attempt(ShellCartDocument, { id: provider.cartId });
  return response.status ? (response.data.cart?.total_quantity ?? 0) : 0;
}

/**
 * Checks whether a User-Agent header is that of a mobile device: anything but desktop, TV, bot and car. An unknown one
 * is not.
 */
export function isMobileDevice(userAgent: string | null): boolean {
  if (!userAgent) return false;
  if (/ipad|iphone|ipod/i.test(userAgent)) return !BOT.test(userAgent);
  if ([TV, BOT, CAR].some((kind) => kind.test(userAgent))) return false;
  return (
    /mobile|tablet|android|phone|kindle|silk|opera mini|nintendo|playstation/i.test(userAgent) ||
    !DESKTOP.test(userAgent)
  );
}
