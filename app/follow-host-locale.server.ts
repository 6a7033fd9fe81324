import { setTimeout as wait } from "node:timers/promises";
import { showLocale, storeLocale } from "~/brand/store-locale";
import { readHostLocale } from "~/provider/host-locale.server";
import { clearPublicCache } from "~/provider/public-cache.server";

/** A store that opens waits no longer for a host that does not respond. */
const MAX_START_MILLISECONDS = 3000;
const VALID_MILLISECONDS = 6 * 60 * 60_000;
const RETRY_MILLISECONDS = 30_000;

/** Formats amounts and days by the locale of the remote host's store, before the first page if the host responds soon. */
export async function showHostLocale(): Promise<void> {
  await Promise.race([adoptLocale(), wait(MAX_START_MILLISECONDS, undefined, { ref: false })]);
}

/** Reads the locale again every few hours, in the background, and soon when the host did not respond. */
export function followHostLocale(isCurrent = false): void {
  const delay = isCurrent ? VALID_MILLISECONDS : RETRY_MILLISECONDS;
  setTimeout(async () => followHostLocale(await adoptLocale()), delay).unref();
}

/** @returns false when the host does not respond */
async function adoptLocale(): Promise<boolean> {
  const locale = await readHostLocale();
  if (locale === null) return false;
  const before = storeLocale();
  showLocale(locale);
  if (storeLocale() !== before) clearPublicCache();
  return true;
}
