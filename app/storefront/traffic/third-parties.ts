import type { ThirdPartyIds } from "~/settings/third-parties.server";
import { accountOf } from "./services/google-tag";

/**
 * The third-party services that a page may load (specification §7); each only when its id is configured and the shopper
 * has consented.
 */

export type ThirdPartyKey = keyof ThirdPartyIds;

/** A script to load, with the data the browser needs. */
export interface ThirdParty {
  key: ThirdPartyKey;
  id: string;
  source: string;
}

/** Origin of a service's script and the hosts it may connect to: sources of a Content-Security-Policy. */
interface Service {
  name: string;
  source: (id: string) => string;
  hosts: string[];
}

const GOOGLE_TAG = "https://www.googletagmanager.com";
const ANALYTICS = [GOOGLE_TAG, "https://*.google-analytics.com", "https://*.analytics.google.com"];
const ADS = [
  GOOGLE_TAG,
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://www.google.com",
];

/** Where the affiliate partners' scripts report to. */
const AFFILIATES = ["https://*.awin1.com", "https://*.dwin1.com", "https://*.tapfiliate.com"];

/** A script of this shop, which loads the widget from the configured URL. */
const SHOPPER_REVIEW_SCRIPT = "/shopperapproved-script";

const googleTag = (id: string) => `${GOOGLE_TAG}/gtag/js?id=${id}`;
const asItIs = (address: string) => address;

const services: Record<ThirdPartyKey, Service> = {
  tagManager: {
    name: "Tag manager",
    source: (id) => `${GOOGLE_TAG}/gtm.js?id=${id}`,
    hosts: [GOOGLE_TAG],
  },
  analytics: { name: "Web analytics", source: googleTag, hosts: ANALYTICS },
  socialPixel: {
    name: "Social network pixel",
    source: () => "https://connect.facebook.net/en_US/fbevents.js",
    hosts: ["https://connect.facebook.net", "https://www.facebook.com"],
  },
  adConversion: { name: "Ad measurement", source: (id) => googleTag(accountOf(id)), hosts: ADS },
  affiliateTag: { name: "Affiliate partners", source: asItIs, hosts: AFFILIATES },
  mailingGoal: { name: "Mailing list", source: asItIs, hosts: ["https://*.list-manage.com"] },
  shopperReviews: { name: "Shopper reviews", source: () => SHOPPER_REVIEW_SCRIPT, hosts: [] },
  captcha: {
    name: "Bot protection",
    source: (id) => `https://www.google.com/recaptcha/api.js?render=${id}`,
    hosts: ["https://www.google.com", "https://www.gstatic.com"],
  },
  liveChat: { name: "Live chat", source: asItIs, hosts: [] },
};

/** Returns the services whose ids are configured. */
export function configuredServices(ids: ThirdPartyIds): ThirdParty[] {
  return (Object.keys(services) as ThirdPartyKey[]).flatMap((key) => {
    const id = ids[key];
    return id ? [{ key, id, source: services[key].source(id) }] : [];
  });
}

/** Returns the service's name for shoppers. */
export function serviceName(key: ThirdPartyKey): string {
  return services[key].name;
}

/** Returns all hosts that these services need, without duplicates. */
export function hostsOf(parties: ThirdParty[]): string[] {
  const hosts = parties.flatMap(({ key, id, source }) => [
    new URL(source === SHOPPER_REVIEW_SCRIPT ? id : source).origin,
    ...services[key].hosts,
  ]);
  return [...new Set(hosts)];
}
