import { z } from "zod";

/** Services of others that the shop's pages may load (specification §7); each is off without its setting. */

const scriptAddress = z.string().url().startsWith("https://", "must begin with https://").optional();

const id = (form: RegExp, example: string) => z.string().regex(form, `must look like ${example}`).optional();

export const thirdPartyFields = {
  TAG_MANAGER_ID: id(/^GTM-[A-Z0-9]{4,12}$/, "GTM-ABC1234"),
  ANALYTICS_ID: id(/^G-[A-Z0-9]{4,14}$/, "G-ABC1234567"),
  SOCIAL_PIXEL_ID: id(/^\d{6,20}$/, "1234567890"),
  AD_CONVERSION_ID: id(/^AW-\d{6,14}$/, "AW-123456789"),
  AFFILIATE_TAG_URL: scriptAddress,
  MAILING_GOAL_URL: scriptAddress,
  SHOPPER_REVIEWS_URL: scriptAddress,
  RECAPTCHA_SITE_KEY: id(/^[\w-]{20,80}$/, "a site key of 40 characters"),
  LIVE_CHAT_URL: scriptAddress,
};

export interface ThirdPartyIds {
  tagManager?: string;
  analytics?: string;
  socialPixel?: string;
  adConversion?: string;
  /** This and the next two are addresses of scripts. */
  affiliateTag?: string;
  mailingGoal?: string;
  shopperReviews?: string;
  captcha?: string;
  /** Address of a script. */
  liveChat?: string;
}

type ThirdPartyValues = { [name in keyof typeof thirdPartyFields]?: string };

/** The same by the names that the pages use. */
export function thirdPartyIds(values: ThirdPartyValues): ThirdPartyIds {
  return {
    tagManager: values.TAG_MANAGER_ID,
    analytics: values.ANALYTICS_ID,
    socialPixel: values.SOCIAL_PIXEL_ID,
    adConversion: values.AD_CONVERSION_ID,
    affiliateTag: values.AFFILIATE_TAG_URL,
    mailingGoal: values.MAILING_GOAL_URL,
    shopperReviews: values.SHOPPER_REVIEWS_URL,
    captcha: values.RECAPTCHA_SITE_KEY,
    liveChat: values.LIVE_CHAT_URL,
  };
}
