import { addScript, hasScript } from "./service-script";
import { affiliateTag } from "./services/affiliate-tag";
import { adConversion, analytics, pushToTagManager, tagManager } from "./services/google-tag";
import { mailingGoal } from "./services/mailing-goal";
import type { Purchase, ServiceApi, ShopEvent } from "./services/service-api";
import { socialPixel } from "./services/social-pixel";
import type { ThirdParty, ThirdPartyKey } from "./third-parties";

/** How each service is configured and told of events; the others expect nothing of the page. */
const serviceApis: Partial<Record<ThirdPartyKey, ServiceApi>> = {
  tagManager,
  analytics,
  socialPixel,
  adConversion,
  affiliateTag,
  mailingGoal,
};

/** The services whose scripts this page has added. */
export const activeServices = new Map<ThirdPartyKey, ThirdParty>();

/** Configures a service and adds its script to the page, once. */
export function loadService(party: ThirdParty): void {
  if (hasScript(party)) return;
  const api = serviceApis[party.key];
  api?.configure?.(party);
  activeServices.set(party.key, party);
  addScript(party).addEventListener("load", () => api?.onLoad?.(party));
}

/** Reports an event to all active services. */
export function reportEvent(event: ShopEvent): void {
  pushToTagManager(event);
  for (const [key, party] of activeServices) serviceApis[key]?.report?.(event, party);
}

/** Reports an order to all active services. */
export function reportPurchase(purchase: Purchase): void {
  const { number, value, currency } = purchase;
  reportEvent({ name: "Purchase", details: { transaction_id: number, value, currency }, purchase });
}
