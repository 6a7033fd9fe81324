import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const scriptAddress = z.string().url().startsWith("https://", "must begin with https://");

const id = (form: RegExp, example: string) => z.string().regex(form, `must look like ${example}`);

export const thirdPartyGroup = settingGroup("Third-party services", {
  TAG_MANAGER_ID: {
    type: id(/^GTM-[A-Z0-9]{4,12}$/, "GTM-ABC1234"),
    description: "Container of the tag manager, such as `GTM-ABC1234`",
  },
  ANALYTICS_ID: {
    type: id(/^G-[A-Z0-9]{4,14}$/, "G-ABC1234567"),
    description: "Property of the web analytics, such as `G-ABC1234567`",
  },
  SOCIAL_PIXEL_ID: {
    type: id(/^\d{6,20}$/, "1234567890"),
    description: "Pixel of a social network, a number",
  },
  AD_CONVERSION_ID: {
    type: id(/^AW-\d{6,14}(\/[\w-]{4,40})?$/, "AW-123456789/AbC-D_efG"),
    description: "Conversion tracking of ads with the label of purchases, such as `AW-123456789/AbC-D_efG`",
  },
  AFFILIATE_TAG_URL: {
    type: scriptAddress,
    description:
      "Address of the affiliate partner's script: Awin's MasterTag, or Tapfiliate's with its account as `?account=…`",
  },
  MAILING_GOAL_URL: {
    type: scriptAddress,
    description: "Address of Mailchimp's goal script with its settings, `?uuid=…&dc=…`",
  },
  SHOPPER_REVIEWS_URL: { type: scriptAddress, description: "Address of the shopper-review widget" },
  RECAPTCHA_SITE_KEY: {
    type: id(/^[\w-]{20,80}$/, "a site key of 40 characters"),
    description: "Site key with which pages load the captcha",
  },
  LIVE_CHAT_URL: { type: scriptAddress, description: "Address of the live chat's script" },
  RECAPTCHA_SECRET: {
    type: z.string().min(20, "must have at least 20 characters"),
    description:
      "Secret that checks captcha responses; with it registration, sign-in and newsletter require the captcha or a plain confirmation",
  },
  RECAPTCHA_VERIFY_URL: {
    type: z.string().url(),
    default: "https://www.google.com/recaptcha/api/siteverify",
    description: "Address of the service that checks captcha responses",
  },
});

type ThirdPartyValues = z.infer<typeof thirdPartyGroup.schema>;

export type ThirdPartyIds = Partial<ReturnType<typeof thirdPartyIds>>;

/** Third-party services that the store's pages may load (specification §7); each is off without its setting. */
export function thirdPartyIds(values: ThirdPartyValues) {
  return {
    tagManager: values.TAG_MANAGER_ID,
    analytics: values.ANALYTICS_ID,
    socialPixel: values.SOCIAL_PIXEL_ID,
    adConversion: values.AD_CONVERSION_ID,
    /** This and the next two are script URLs. */
    affiliateTag: values.AFFILIATE_TAG_URL,
    mailingGoal: values.MAILING_GOAL_URL,
    shopperReviews: values.SHOPPER_REVIEWS_URL,
    captcha: values.RECAPTCHA_SITE_KEY,
    /** Script URL. */
    liveChat: values.LIVE_CHAT_URL,
  };
}

export type RecaptchaSettings = NonNullable<ReturnType<typeof recaptchaSettings>>;

/** Verification of captcha responses; null when captchas are off. */
export function recaptchaSettings({
  RECAPTCHA_SECRET: secret,
  RECAPTCHA_VERIFY_URL: verifyUrl,
}: ThirdPartyValues) {
  return secret ? { secret, verifyUrl } : null;
}
