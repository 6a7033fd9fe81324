import { currentSettings } from "~/settings/settings.server";
import { providerAddress, providerFetch } from "./host.server";
import { providerStore } from "./provider-store.server";
import { clearPublicCache, evictPageResponses } from "./public-cache.server";

/**
 * Clears the provider's cache for one page or all, and this process's cached responses (specification §4 "Developer
 * mode", §7).
 * @param page whose cache is cleared; null for all pages
 * @returns false when the provider rejected it or did not respond
 */
export async function clearCache(page: URL | null): Promise<boolean> {
  const response = await providerFetch(`${providerAddress()}/caching/cache/${page ? "clear" : "clearall"}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      Store: providerStore(),
      developer: currentSettings().developerToken ?? "",
      ...(page && { pattern: page.pathname }),
    },
    body: JSON.stringify(page ? { query: page.search } : {}),
  }).catch(() => null);
  if (page) evictPageResponses(page.pathname);
  else clearPublicCache();
  return response?.ok ?? false;
}
