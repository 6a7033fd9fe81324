import { currentSettings } from "~/settings/settings.server";
import { isUnderstood, isWhollyUnderstood } from "./capabilities.server";
import type { ProviderDocument } from "./contract/documents.generated";
import { sendDocument } from "./send-document.server";

/**
 * Whether the provider knows anything of what the document asks for. It is asked as nobody: a shopper whose login is over
 * would be refused before the document is looked at.
 */
export function isSupported<Data, Variables>(document: ProviderDocument<Data, Variables>): Promise<boolean> {
  return isUnderstood(document, sendProbe);
}

/** Whether it knows all of it. */
export function isWhollySupported<Data, Variables>(
  document: ProviderDocument<Data, Variables>,
): Promise<boolean> {
  return isWhollyUnderstood(document, sendProbe);
}

async function sendProbe(probe: string) {
  const headers = { Accept: "application/json", Store: currentSettings().brand };
  const { errors, data } = await sendDocument(probe, {}, headers);
  return errors.length > 0 || data ? errors : null;
}
