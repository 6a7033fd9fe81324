/** Code of the store that the address names; of the first one that the person works for without it. */
export function wantedStore(request: Request, stores: { code: string }[]): string {
  const wanted = new URL(request.url).searchParams.get("store");
  return (stores.find(({ code }) => code === wanted) ?? stores[0])?.code ?? "";
}
