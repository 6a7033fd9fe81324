import { z } from "zod";

/** When a cart that was left is thought of, and when it is forgotten. */

const whole = z.coerce.number().int().min(0);

export const cartFields = {
  /** Hours; 0 sends no reminders. */
  CART_REMINDER_HOURS: whole.default(24),
  CART_REMINDERS_A_RUN: whole.default(200),
  /** Days; 0 keeps them for ever. */
  GUEST_CART_DAYS: whole.default(90),
};

export interface CartSettings {
  /** How long a cart is left alone before a letter reminds of it; 0 for no letters. */
  remindAfterHours: number;
  /** The most letters that one run of the job sends. */
  remindersARun: number;
  /** How long a guest's cart is kept that nobody touches; 0 for ever. */
  keepGuestDays: number;
}

/** @param values what `cartFields` has read */
export function cartSettings(values: {
  CART_REMINDER_HOURS: number;
  CART_REMINDERS_A_RUN: number;
  GUEST_CART_DAYS: number;
}): CartSettings {
  return {
    remindAfterHours: values.CART_REMINDER_HOURS,
    remindersARun: values.CART_REMINDERS_A_RUN,
    keepGuestDays: values.GUEST_CART_DAYS,
  };
}
