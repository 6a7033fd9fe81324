import { ShellCartDocument, ShellCustomerDocument } from "~/provider/contract/documents.generated";
import { cartIdCookie, customerTokenCookie, flashCookie, wasSent } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import type { Offer } from "../offers/offer";
import { readOffers } from "../offers/read-offers.server";
import type { Feature } from "../session/features";
import { missingFeatures } from "../session/features.server";
import { type ShopMessage, takeMessage } from "./flash.server";

/** Kinds of devices that are not mobile, by what their browsers say of themselves; any other kind is (specification §4). */
const TV =
  /smart-?tv|hbbtv|apple ?tv|google ?tv|android tv|\bcrkey\b|\baft[a-z]\b|webos|tizen.*\btv\b|roku|bravia|viera|netcast/i;
const BOT =
  /bot\b|crawl|spider|slurp|lighthouse|headless|preview|facebookexternalhit|curl|wget|python|monitor/i;
const CAR = /\bqtcarbrowser\b|\btesla\b|android automotive|\bcarplay\b/i;
const DESKTOP = /windows nt|macintosh|x11|cros\b|linux (x86_64|i686)/i;

/** What header, footer and messages of every page need to know. */
export interface ShellView {
  customer: { firstname: string } | null;
  cartCount: number;
  message: ShopMessage | null;
  /** Whether the shopper's device is a mobile one. The layout goes by the width of the screen alone. */
  isMobile: boolean;
  offers: Offer[];
  /** What the provider cannot do, so that nothing leads there. */
  missing: Feature[];
  /** When this was read, for clocks that run on; ISO time in UTC. */
  now: string;
}

const PERSONAL_COOKIES = [customerTokenCookie, cartIdCookie, flashCookie];

/** The shell for whoever sent the request. Visitors without a login, cart or message cost no query. */
export async function readShell(request: Request): Promise<{ shell: ShellView; headers: Headers }> {
  const now = new Date();
  const [offers, missing, { personal, headers }] = await Promise.all([
    readOffers(request, now),
    missingFeatures(),
    readPersonal(request),
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

/** A dead login counts as none; the provider client then forgets its cookie. */
async function readCustomer(provider: Provider): Promise<ShellView["customer"]> {
  if (!provider.isLoggedIn) return null;
  const answer = await provider.attempt(ShellCustomerDocument, {});
  if (!answer.status || !answer.data.customer) return null;
  return { firstname: answer.data.customer.firstname ?? "" };
}

/** Specification §4: a cart that cannot be read counts as empty. */
async function readCartCount(provider: Provider): Promise<number> {
  if (!provider.cartId) return 0;
  const answer = await provider.attempt(ShellCartDocument, { id: provider.cartId });
  return answer.status ? (answer.data.cart?.total_quantity ?? 0) : 0;
}

/** Whether a User-Agent header is that of a mobile device: anything but desktop, tv, bot and car. Unknown ones are not. */
export function isMobileDevice(userAgent: string | null): boolean {
  if (!userAgent) return false;
  if (/ipad|iphone|ipod/i.test(userAgent)) return !BOT.test(userAgent);
  if ([TV, BOT, CAR].some((kind) => kind.test(userAgent))) return false;
  return (
    /mobile|tablet|android|phone|kindle|silk|opera mini|nintendo|playstation/i.test(userAgent) ||
    !DESKTOP.test(userAgent)
  );
}
