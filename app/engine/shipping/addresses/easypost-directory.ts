import { z } from "zod";
import type { EasyPostSettings } from "~/settings/shipping.server";
import { logger } from "../../shared/logger";
import { callEasyPost } from "../easypost-client";
import type { AddressDirectory, Destination } from "./destination";

/** A shopper waits for the response. */
const PATIENCE_MILLISECONDS = 2000;

const line = z.string().max(255);
const addressSchema = z.object({
  street1: line.min(1),
  street2: line.nullish(),
  city: line.min(1),
  state: z.string().regex(/^[A-Z]{2}$/),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/),
  verifications: z.object({ delivery: z.object({ success: z.boolean() }) }),
});

/** EasyPost's address verification. */
export function easyPostDirectory(settings: EasyPostSettings): AddressDirectory {
  return {
    async verify(destination) {
      try {
        const response = await callEasyPost(settings, {
          method: "POST",
          path: "/v2/addresses",
          body: { address: sent(destination), verify: true },
          timeout: PATIENCE_MILLISECONDS,
        });
        return read(response);
      } catch (error) {
        logger.warn({ err: error }, "the address directory did not answer");
        return null;
      }
    },
  };
}

function sent({ street: [first, ...others], city, region_code, postcode }: Destination) {
  return {
    street1: first,
    street2: others.join(", "),
    city,
    state: region_code,
    zip: postcode,
    country: "US",
  };
}

function read(response: unknown): Destination | null {
  const parsed = addressSchema.safeParse(response);
  if (!parsed.success || !parsed.data.verifications.delivery.success) return null;
  const { street1, street2, city, state, zip } = parsed.data;
  return { street: street2 ? [street1, street2] : [street1], city, region_code: state, postcode: zip };
}
