import { currentSettings } from "~/settings/settings.server";
import { providerStore } from "./provider-store.server";
import { sendDocument } from "./send-document.server";

/** What every host has, with or without the extension. */
const STORE = "{ storeConfig { store_code base_currency_code } }";

/**
 * Why the shop cannot be shown from the remote host, in one sentence for the operator; null when it can.
 */
export async function hostProblem(): Promise<string | null> {
  const { providerUrl } = currentSettings();
  const store = providerStore();
  const headers = { Accept: "application/json", Store: store };
  const { data, errors } = await sendDocument(STORE, {}, headers);
  if (data?.storeConfig) return null;
  const [error] = errors;
  if (!error) return `The provider ${providerUrl} does not respond to GraphQL (PROVIDER_URL).`;
  return `The provider ${providerUrl} rejects the store "${store}" (PROVIDER_STORE): ${error.message}`;
}
