/** The format of amounts, numbers and days; texts are US English everywhere. */
const DEFAULT_LOCALE = "en-US";

let locale: string | undefined;

/**
 * The locale by which this store's amounts and numbers are formatted, such as "de-DE": that of the remote host, or
 * en-US. A process shows one store, so it does not depend on the request: the server sets it at start, the browser reads
 * it from the page (localeAttribute).
 */
export function storeLocale(): string {
  locale ??= globalThis.document?.documentElement.dataset.locale ?? DEFAULT_LOCALE;
  return locale;
}

/** For days: English as spoken in the store's country, such as "en-DE", because the texts around them are English. */
export function dayLocale(): string {
  return `en-${storeLocale().slice(-2)}`;
}

/** The value of the page's attribute data-locale; undefined for the default, which needs none. */
export function localeAttribute(): string | undefined {
  return storeLocale() === DEFAULT_LOCALE ? undefined : storeLocale();
}

/** Sets the server's locale: language, script if necessary, and country, such as "zh-Hant-TW". */
export function showLocale(shown: string = DEFAULT_LOCALE): void {
  locale = shown;
}

/** Returns a function that creates a formatter on first use, because that is slow on phones, and again for another locale. */
export function perLocale<Format>(create: () => Format): () => Format {
  let format: Format | undefined;
  let createdFor: string;
  return () => {
    if (!format || createdFor !== storeLocale()) {
      createdFor = storeLocale();
      format = create();
    }
    return format;
  };
}
