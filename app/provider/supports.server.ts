import { isUnderstood, isWhollyUnderstood } from "./capabilities.server";
import type { ProviderDocument } from "./contract/documents.generated";
import { providerStore } from "./provider-store.server";
import { sendDocument } from "./send-document.server";

/**
 * True if the provider supports any part of the document. Sent without a login, since an expired one would be rejected
 * before the document is validated.
 */
export function isSupported<Data, Variables>(document: ProviderDocument<Data, Variables>): Promise<boolean> {
  return isUnderstood(document, sendProbe);
}

/** True if it supports the whole document. */
export function isWhollySupported<Data, Variables>(
  document: ProviderDocument<Data, Variables>,
): Promise<boolean> {
  return isWhollyUnderstood(document, sendProbe);
}

/** Sends a probe without a login. @returns the errors; null when there was no response */
export async function sendProbe(probe: string) {
  const headers = { Accept: "application/json", Store: providerStore() };
  const { errors, data } = await sendDocument(probe, {}, headers);
  return errors.length > 0 || data ? errors : null;
}
