import type { ProviderDocument } from "~/provider/contract/documents.generated";
import { readPreviewToken } from "~/provider/preview-cookie.server";
import { mayHavePriceCode } from "~/provider/price-code-cookies.server";
import { openProvider } from "~/provider/provider.server";
import { requestPublic } from "~/provider/public-cache.server";

/** Sends a query about the catalog and returns its data. @throws Response 502 when the provider is unavailable */
export type CatalogRequest = <Data, Variables>(
  document: ProviderDocument<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/**
 * Returns the request function for a visitor: with cached responses, unless a price code gives them their own prices, or
 * they preview a draft.
 */
export async function openCatalog(request: Request): Promise<CatalogRequest> {
  const isPreview = (await readPreviewToken(request)) !== null;
  if (!mayHavePriceCode(request) && !isPreview) return requestPublic;
  const provider = await openProvider(request);
  return provider.request;
}
