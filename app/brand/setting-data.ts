import { z } from "zod";

/**
 * configuration.yaml: specification §3 "Configuration values". Amounts in dollars, flags 0 and 1, durations in days.
 */
export const configurationFile = z.record(
  z.string({ invalid_type_error: "must be a text: put it in quotes" }),
);

const wrapping = z
  .object({ code: z.string().min(1), title: z.string().min(1), priceCents: z.number().int().nonnegative() })
  .strict();

/** wrappings.yaml: gift wrappings. */
export const wrappingsFile = z.array(wrapping);

export type WrappingData = z.infer<typeof wrapping>;
