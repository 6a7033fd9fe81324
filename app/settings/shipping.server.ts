import { z } from "zod";
import { settingGroup } from "./setting-group.server";

export const shippingGroup = settingGroup("Shipping", {
  EASYPOST_API_KEY: {
    type: z.string().min(8, "must have at least 8 characters"),
    description:
      "API key of EasyPost, which compares shipping addresses with those of the postal service and suggests its spelling in the checkout; without it nothing is suggested",
  },
  EASYPOST_URL: {
    type: z.string().url(),
    default: "https://api.easypost.com",
    description: "Address of EasyPost's API",
  },
});

export type EasyPostSettings = NonNullable<ReturnType<typeof easyPostSettings>>;

/** Access to EasyPost; null when it is not used. */
export function easyPostSettings({
  EASYPOST_API_KEY: apiKey,
  EASYPOST_URL: url,
}: z.infer<typeof shippingGroup.schema>) {
  return apiKey ? { apiKey, url: url.replace(/\/+$/, "") } : null;
}
