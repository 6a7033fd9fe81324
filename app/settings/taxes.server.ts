import { z } from "zod";
import { settingGroup } from "./setting-group.server";
import { readRegistrations, type TaxRegistrations } from "./tax-registrations.server";

export const taxGroup = settingGroup("Sales tax", {
  TAX_REGISTRATIONS: {
    type: z.string().transform(readRegistrations),
    description:
      "States in which the shop is registered to collect sales tax, each from a day: `IL:2026-01-01,TX:2026-06-01`, or `none`; elsewhere no tax is charged; by store: `mpc=IL:2026-01-01;neon=none`. `all` collects in every state, as a shop does that is not live; a live shop must set it",
    documentedDefault: "`all`, in a shop that is not live",
  },
  TAX_SERVICE: {
    type: z.enum(["table", "stripe"]),
    default: "table",
    description:
      "Where taxes are calculated: by the `table` of rates, or by `stripe` (Stripe Tax), with the table while it does not answer",
  },
});

type TaxValues = z.infer<typeof taxGroup.schema> & { STRIPE_SECRET_KEY?: string; STRIPE_API_URL: string };

export interface TaxSettings {
  /** By store code; "" for all other stores. Null when the setting is missing. */
  registrations: Record<string, TaxRegistrations> | null;
  /** Access to Stripe Tax; null when the table calculates. */
  stripe: { secretKey: string; apiUrl: string } | null;
}

/** How sales taxes are calculated in the embedded engine. */
export function taxSettings(values: TaxValues): TaxSettings {
  const { STRIPE_API_URL: apiUrl, STRIPE_SECRET_KEY: secretKey } = values;
  return {
    registrations: values.TAX_REGISTRATIONS ?? null,
    stripe: values.TAX_SERVICE === "stripe" && secretKey ? { secretKey, apiUrl } : null,
  };
}

/** Adds an issue for Stripe Tax without a key. */
export function requireTaxKey(values: TaxValues, context: z.RefinementCtx): void {
  if (values.TAX_SERVICE !== "stripe" || values.STRIPE_SECRET_KEY) return;
  const message = "is required when TAX_SERVICE is stripe";
  context.addIssue({ code: "custom", path: ["STRIPE_SECRET_KEY"], message });
}
