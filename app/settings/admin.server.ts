import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const MIN_SECRET_LENGTH = 32;

export const adminGroup = settingGroup("Admin", {
  ADMIN_SECRET_KEY: {
    type: z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`),
    documentedDefault: "derived from `SESSION_SECRET`",
    description:
      "Secret that encrypts the staff's authenticator secrets, 32 characters or more; with another value the staff must set up two-step sign-in again",
  },
  ADMIN_IDLE_MINUTES: {
    type: z.coerce.number().int().min(1).max(720),
    default: 30,
    description: "Minutes without a request after which a staff session of `/admin` ends",
  },
});

export type AdminSettings = ReturnType<typeof adminSettings>;

export function adminSettings(values: z.infer<typeof adminGroup.schema>) {
  return {
    /** Undefined: derived from the session secret (engine/staff/secret-box.ts). */
    secretKey: values.ADMIN_SECRET_KEY,
    idleMilliseconds: values.ADMIN_IDLE_MINUTES * 60_000,
  };
}
