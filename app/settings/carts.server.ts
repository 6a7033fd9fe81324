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
    /** How long a cart is left alone before an email reminds its owner; 0 for no emails. */
    remindAfterHours: values.CART_REMINDER_HOURS,
    /** Maximum number of emails that one run of the job sends. */
    remindersARun: values.CART_REMINDERS_A_RUN,
    /** How long an unchanged cart of a guest is kept; 0 for ever. */
    keepGuestDays: values.GUEST_CART_DAYS,
  };
}
