import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const whole = z.coerce.number().int().min(0);

export const cartGroup = settingGroup("Carts", {
  CART_REMINDER_HOURS: {
    type: whole,
    default: 24,
    description: "How long a cart is left alone before one email reminds its owner; `0` sends none",
  },
  CART_REMINDERS_A_RUN: {
    type: whole,
    default: 200,
    description: "Maximum number of these emails in a quarter of an hour",
  },
  GUEST_CART_DAYS: {
    type: whole,
    default: 90,
    description: "How long an unchanged cart of a guest is kept; `0` keeps it forever",
  },
});

export type CartSettings = ReturnType<typeof cartSettings>;

export function cartSettings(values: z.infer<typeof cartGroup.schema>) {
  return {
    /** Inactivity of a cart before its owner gets a reminder, in hours; 0 for no reminders. */
    remindAfterHours: values.CART_REMINDER_HOURS,
    /** Maximum number of emails per run of the job. */
    remindersARun: values.CART_REMINDERS_A_RUN,
    /** How long an unchanged guest cart is stored, in days; 0 for unlimited. */
    keepGuestDays: values.GUEST_CART_DAYS,
  };
}
