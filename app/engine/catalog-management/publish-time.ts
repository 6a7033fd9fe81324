import { shopOffset } from "~/brand/shop-clock";
import { inputError } from "../graphql/errors";

/** As a browser's field for date and time sends it. */
const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
/** Milliseconds. */
const MAX_AHEAD = 366 * 24 * 60 * 60 * 1000;
const FIELD = "at";

/**
 * The moment of a date and time at the shop (America/New_York). A time that the change to daylight saving time leaves
 * out counts as an hour later.
 * @param typed such as 2026-12-01T09:00
 * @throws GraphQLError of category input for any other text, and for a time that has passed or is over a year ahead
 */
export function readPublishTime(typed: string, now: Date): Date {
  const local = FORM.test(typed) ? Date.parse(`${typed}Z`) : Number.NaN;
  if (Number.isNaN(local)) throw inputError("Please enter a date and a time.", FIELD);
  const guess = local - shopOffset(local);
  const time = new Date(local - shopOffset(guess));
  if (time <= now) throw inputError("This time has passed. Please choose a later one.", FIELD);
  if (time.getTime() - now.getTime() > MAX_AHEAD)
    throw inputError("Please choose a time within a year.", FIELD);
  return time;
}
