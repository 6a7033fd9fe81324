import { z } from "zod";

/** How the shop is watched while it runs. The web server reads both of these from the environment, too. */
export const watchingFields = {
  /** What is logged: this and all that is graver. */
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  /** Whoever bears it is told /metrics; without it the machine itself alone. */
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
};
