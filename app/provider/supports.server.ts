import { currentSettings } from "~/settings.server";
import { isUnderstood } from "./capabilities.server";
import type { ProviderDocument } from "./contract/documents.generated";
import { sendDocument } from "./send-document.server";

/**
 * Whether the provider knows anything of what the document asks for. It is asked as nobody: a shopper whose login is over
 * would be refused before the document is looked at.
 */
export function isSupported<Data, Variables>(document: ProviderDocument<Data, Variables>): Promise<boolean> {
  return isUnderstood(document, async (probe) => {
    const { errors, data } = await sendDocument(probe, {}, {
      Accept: "application/json",
      Store: currentSettings().brand,
    });
    return errors.length > 0 || data ? errors : null;
  });
}
