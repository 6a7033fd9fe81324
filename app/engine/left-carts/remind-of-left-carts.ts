import { giveWay } from "../jobs/give-way";
import type { Job } from "../jobs/job";
import { findLeftCarts } from "./find-left-carts";
import { remindOf } from "./remind-of";

const HOUR_MILLISECONDS = 60 * 60_000;
/** Nobody is reminded of what they left longer ago than this, such as after a long rest of the shop. */
const LATEST_HOURS = 7 * 24;

/**
 * Writes once to whoever left a cart, a day later, if they get our letters and have ordered nothing meanwhile. The day
 * and the most letters of a run are settings.
 */
export const remindOfLeftCarts: Job = {
  name: "remind-of-left-carts",
  everyMilliseconds: HOUR_MILLISECONDS / 4,
  async run(context, now) {
    const { remindAfterHours, remindersARun } = context.settings.carts;
    if (remindAfterHours === 0 || remindersARun === 0) return;
    const upTo = hoursBefore(now, remindAfterHours);
    const span = { after: hoursBefore(now, remindAfterHours + LATEST_HOURS), upTo };
    let letters = 0;
    for (const cartId of await findLeftCarts(context, span, remindersARun)) {
      if (await remindOf(context, cartId, upTo, now)) letters += 1;
      await giveWay(context.signal);
    }
    if (letters > 0) context.wakeMail();
  },
};

function hoursBefore(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * HOUR_MILLISECONDS).toISOString();
}
