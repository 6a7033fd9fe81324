import type { Purchase, ShopEvent } from "./services/service-api";
import type { ThirdParty } from "./third-parties";

type Services = typeof import("./third-party-config");

/** What configures services and reports to them: fetched only where the shop has services that the visitor accepts. */
let services: Promise<Services> | undefined;

/** Configures services and adds their scripts to the page, once each. */
export function startServices(parties: ThirdParty[]): void {
  if (parties.length === 0) return;
  withServices(({ loadService }) => parties.forEach(loadService));
}

/** Reports an event, such as "Subscribe", to all active services. `details` must not contain personal data. */
export function track(event: string, details: ShopEvent["details"] = {}): void {
  if (isReporting()) withServices(({ reportEvent }) => reportEvent({ name: event, details }));
}

/** Reports an order to all active services. */
export function trackPurchase(purchase: Purchase): void {
  if (isReporting()) withServices(({ reportPurchase }) => reportPurchase(purchase));
}

/** Whether a service is started, or the page itself has a tag manager's queue. */
function isReporting(): boolean {
  return services !== undefined || "dataLayer" in window;
}

/** Calls back in the order of the calls. Without its module, nothing is reported. */
function withServices(act: (services: Services) => void): void {
  services ??= import("./third-party-config");
  services.then(act).catch(() => undefined);
}
