import { affiliateTag } from "./services/affiliate-tag";
import { adConversion, analytics, tagManager } from "./services/google-tag";
import { mailingGoal } from "./services/mailing-goal";
import type { ServiceApi } from "./services/service-api";
import { socialPixel } from "./services/social-pixel";
import type { ThirdParty, ThirdPartyKey } from "./third-parties";

/** How each service is configured and told of events; the others expect nothing of the page. */
export const serviceApis: Partial<Record<ThirdPartyKey, ServiceApi>> = {
  tagManager,
  analytics,
  socialPixel,
  adConversion,
  affiliateTag,
  mailingGoal,
};

/** The services whose scripts this page has added. */
export const activeServices = new Map<ThirdPartyKey, ThirdParty>();
