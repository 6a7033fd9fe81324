import { currentSettings } from "~/settings/settings.server";

/** The store's code at the provider, for the header `Store` and REST paths: its brand in the embedded engine. */
export function providerStore(): string {
  const { providerUrl, providerStore, brand } = currentSettings();
  return providerUrl ? providerStore : brand;
}

/**
 * The path of a REST call at the provider.
 * @param path below the version, such as "photos"
 */
export function restPath(path: string): string {
  return `/rest/${providerStore()}/V1/${path}`;
}

/** The path of a call for one of the provider's stores; the caller may have named the store as this shop does. */
export function pathForStore(pathname: string, storeCode: string): string {
  return pathname.replace(/^\/+rest\/+(?!V1\/|async\/)[^/]+\/+V1\//, `/rest/${storeCode}/V1/`);
}
