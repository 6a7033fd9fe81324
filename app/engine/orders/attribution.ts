import type { OrderAttributionInput } from "../graphql/resolvers.generated";

/** How the buyer found the store (specification §3 "Cookies"): the cookies of their arrival, with their consent. */
export interface Attribution {
  /** Comma-separated, first one first. */
  trafficSource: string | null;
  affiliate: string | null;
  campaign: string | null;
  /** A path of the store. */
  landingPage: string | null;
  brandCode: string | null;
}

const SOURCES = /^[\w .,-]{1,512}$/;
const CODE = /^[\w.@-]{1,64}$/;
const PATH = /^\/(?!\/)[\x21-\x7e]{0,199}$/;

/** Reads the input; malformed members are null, since they must not prevent an order. Null when nothing is left. */
export function readAttribution(sent: OrderAttributionInput | null | undefined): Attribution | null {
  if (!sent) return null;
  const attribution: Attribution = {
    trafficSource: matching(sent.traffic_source, SOURCES),
    affiliate: matching(sent.affiliate, CODE),
    campaign: matching(sent.campaign, CODE),
    landingPage: matching(sent.landing_page, PATH),
    brandCode: matching(sent.brand_code, CODE),
  };
  return Object.values(attribution).some((value) => value !== null) ? attribution : null;
}

function matching(text: string | null | undefined, shape: RegExp): string | null {
  return text && shape.test(text) ? text : null;
}

/** The attribution as the contract shows it. */
export function attributionResponse(attribution: Attribution | null | undefined) {
  if (!attribution) return null;
  return {
    traffic_source: attribution.trafficSource,
    affiliate: attribution.affiliate,
    campaign: attribution.campaign,
    landing_page: attribution.landingPage,
    brand_code: attribution.brandCode,
  };
}

/** The attribution as text, such as "organic, affiliate ada". */
export function attributionText(attribution: Attribution): string {
  const named = (name: string, value: string | null) => (value === null ? [] : [`${name} ${value}`]);
  return [
    ...(attribution.trafficSource?.split(",") ?? []),
    ...named("affiliate", attribution.affiliate),
    ...named("campaign", attribution.campaign),
    ...named("landing page", attribution.landingPage),
    ...named("brand code", attribution.brandCode),
  ].join(", ");
}
