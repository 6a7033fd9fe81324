import type { Job } from "../jobs/job";
import { yieldToRequests } from "../jobs/yield-to-requests";
import { findAbandonedCarts } from "./find-abandoned-carts";
import { queueReminder } from "./queue-reminder";

const HOUR_MILLISECONDS = 60 * 60_000;
/** Carts abandoned longer ago get no reminder, for example after a long downtime of the store. */
const LATEST_HOURS = 7 * 24;

/**
 * Sends one reminder of an abandoned cart, a day later, to a newsletter subscriber who has not ordered since. Settings
 * determine the delay and the maximum number of emails of a run.
 */
export const remindOfAbandonedCarts: Job = {
  name: "remind-of-abandoned-carts",
  everyMilliseconds: HOUR_MILLISECONDS / 4,
  async run(context, now) {
    const { remindAfterHours, remindersARun } = context.settings.carts;
    if (remindAfterHours === 0 || remindersARun === 0) return;
    const upTo = hoursBefore(now, remindAfterHours);
    const span = { after: hoursBefore(now, remindAfterHours + LATEST_HOURS), upTo };
    let messages = 0;
    for (const cartId of await findAbandonedCarts(context, span, remindersARun)) {
      if (await queueReminder(context, cartId, upTo, now)) messages += 1;
      await yieldToRequests(context.signal);
    }
    if (messages > 0) context.wakeMail();
  },
};

function hoursBefore(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * HOUR_MILLISECONDS).toISOString();
}
