import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const key = z.string().min(8, "must have at least 8 characters");

export const shippingGroup = settingGroup("Shipping", {
  EASYPOST_API_KEY: {
    type: key,
    description:
      "API key of EasyPost, which compares shipping addresses with those of the postal service and suggests its spelling in the checkout; without it nothing is suggested",
  },
  EASYPOST_FROM_ADDRESS: {
    type: z.string().regex(/^adr_\w+$/, "must be the id of an address at EasyPost, such as adr_8b8f…"),
    description:
      "Id of the address at EasyPost from which the store ships; with it, staff can buy shipping labels on an order's page",
  },
  EASYPOST_WEBHOOK_SECRET: {
    type: key,
    description:
      "Secret of the webhook `/webhooks/easypost` at EasyPost, which reports where packages are; without it staff mark them as delivered",
  },
  EASYPOST_URL: {
    type: z.string().url(),
    default: "https://api.easypost.com",
    description: "Address of EasyPost's API",
  },
});

export interface EasyPostSettings {
  apiKey: string;
  /** Without a trailing slash. */
  url: string;
  /** Id of the address from which the store ships; without it no labels are sold. */
  fromAddress?: string;
  /** Without it the webhook is closed. */
  webhookSecret?: string;
}

/** Access to EasyPost; null when it is not used. */
export function easyPostSettings(values: z.infer<typeof shippingGroup.schema>): EasyPostSettings | null {
  const { EASYPOST_API_KEY: apiKey, EASYPOST_URL: url } = values;
  return apiKey
    ? {
        apiKey,
        url: url.replace(/\/+$/, ""),
        fromAddress: values.EASYPOST_FROM_ADDRESS,
        webhookSecret: values.EASYPOST_WEBHOOK_SECRET,
      }
    : null;
}
