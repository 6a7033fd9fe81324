/**
 * The locale by which this store's amounts, numbers and days are formatted; texts are US English everywhere. A process
 * shows one store, so it does not depend on the request: the server sets it at start, the browser reads it from the page.
 */

/** Undefined for en-US. */
let locale = globalThis.document?.documentElement.dataset.locale;

/** The store's locale, such as "de-DE": that of the remote host, or en-US. */
export function storeLocale(): string {
  return locale ?? "en-US";
}

/** The page's attribute data-locale for the browser; undefined for en-US, which needs none. */
export function localeAttribute(): string | undefined {
  return locale;
}

/** Sets the server's locale: language, script if necessary, and country, such as "zh-Hant-TW"; en-US without one. */
export function showLocale(shown?: string): void {
  locale = shown === "en-US" ? undefined : shown;
}
