/** Code of the store that the address names; of the first one that the person works for without it. */
export function wantedStore(request: Request, stores: { code: string }[]): string {
  return storeOf(new URL(request.url).searchParams, stores);
}

/** The same for an address's query. */
export function storeOf(query: URLSearchParams, stores: { code: string }[]): string {
  const wanted = query.get("store");
  return (stores.find(({ code }) => code === wanted) ?? stores[0])?.code ?? "";
}
