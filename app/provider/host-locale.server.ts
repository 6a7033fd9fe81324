import { providerStore } from "./provider-store.server";
import { sendDocument } from "./send-document.server";

const LOCALE = "{ storeConfig { locale } }";

/** Language, script if necessary, and country. */
const TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?-[A-Z]{2}$/;

/**
 * The locale of the remote host's store, such as "de-DE".
 * @returns undefined when it names none that amounts can be formatted by; null when the host does not respond
 */
export async function readHostLocale(): Promise<string | undefined | null> {
  const headers = { Accept: "application/json", Store: providerStore() };
  const { data } = await sendDocument(LOCALE, {}, headers);
  if (!data) return null;
  return localeTag((data.storeConfig as { locale?: unknown } | null)?.locale);
}

/** Converts Magento's code, such as "de_DE" or "zh_Hant_TW"; undefined for others and those of unknown languages. */
export function localeTag(code: unknown): string | undefined {
  const tag = String(code).replaceAll("_", "-");
  return TAG.test(tag) && Intl.NumberFormat.supportedLocalesOf(tag).length > 0 ? tag : undefined;
}
