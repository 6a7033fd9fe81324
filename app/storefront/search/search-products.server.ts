import { openLog } from "~/log.server";
import { currentSettings } from "~/settings/settings.server";
import type { CatalogRequest } from "../catalog/catalog-request.server";
import { type ProductLists, providerLists } from "../catalog/product-lists.server";
import { type AlgoliaSettings, findAlgoliaHits } from "./algolia.server";
import { foundProducts } from "./found-products.server";
import type { SearchConfiguration } from "./search-configuration.server";

/** How long a service that failed is not used. */
const REST_MILLISECONDS = 30_000;

const log = openLog("search");

let restsUntil = 0;

/**
 * Searches products: with Algolia if the configuration enables it and its keys are set, otherwise with the provider,
 * which is also the fallback when Algolia fails.
 */
export async function searchProducts(
  catalog: CatalogRequest,
  configuration: SearchConfiguration,
  words: string,
): Promise<ProductLists> {
  const { algolia } = currentSettings();
  if (!algolia || !configuration.isAlgoliaOn || Date.now() < restsUntil) return providerLists(catalog);
  const skus = await hitsUnlessDown(algolia, configuration.algoliaIndex, words);
  return skus ? foundProducts(catalog, skus) : providerLists(catalog);
}

async function hitsUnlessDown(
  settings: AlgoliaSettings,
  index: string,
  words: string,
): Promise<string[] | null> {
  try {
    return await findAlgoliaHits(settings, index, words);
  } catch (error) {
    // Only the message is logged: the rest of the error contains the shopper's input.
    log.warn(
      { reason: error instanceof Error && error.message },
      "Algolia does not answer; the provider searches instead",
    );
    restsUntil = Date.now() + REST_MILLISECONDS;
    return null;
  }
}
