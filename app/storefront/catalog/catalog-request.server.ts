import type { ProviderDocument } from "~/provider/contract/documents.generated";
import { mayHavePriceCode } from "~/provider/price-code-cookies.server";
import { openProvider } from "~/provider/provider.server";
import { requestPublic } from "~/provider/public-cache.server";

/** Asks for something of the catalog; returns the answer. @throws Response 502 when the provider cannot answer. */
export type CatalogRequest = <Data, Variables>(
  document: ProviderDocument<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** The catalog as this visitor sees it: shared answers, unless a price code gives them their own prices. */
export async function openCatalog(request: Request): Promise<CatalogRequest> {
  if (!mayHavePriceCode(request)) return requestPublic;
  const provider = await openProvider(request);
  return provider.request;
}
