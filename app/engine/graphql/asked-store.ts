import type { Settings } from "~/settings/settings.server";
import { isGraphql } from "./graphql-path";

/**
 * The address of a REST call names a store, as Magento's do, before the version; `mpc` in it is the name of the calls
 * themselves. Slashes in a row are one to Magento.
 */
const REST_PATH = /^https?:\/\/[^/?#]*\/+rest\/+(?!V1(?:[/?#]|$)|async\/)([^/?#]+)\//;
const NAME_OF_THE_CALLS = "mpc";

type Stores = Pick<Settings, "brand" | "stores">;

/**
 * The code of the store that a request is for: what the header `Store` says, else the address of a REST call, else the
 * store of this process's own brand. Null when header or address name a store that this process does not serve.
 */
export function askedStore({ brand, stores }: Stores, { headers, url }: Request): string | null {
  const inPath = REST_PATH.exec(url)?.[1] ?? NAME_OF_THE_CALLS;
  const asked = headers.get("Store")?.trim() || (inPath === NAME_OF_THE_CALLS ? brand : inPath);
  return stores.includes(asked) && [NAME_OF_THE_CALLS, ...stores].includes(inPath) ? asked : null;
}

/** The path of a REST call by the name under which all stores have it. */
export function pathOfCall(pathname: string, storeCode: string): string {
  const own = `/rest/${storeCode}/V1/`;
  return pathname.startsWith(own) ? `/rest/${NAME_OF_THE_CALLS}/V1/${pathname.slice(own.length)}` : pathname;
}

/** What Magento answers when a request names a store that is not there. */
export function storeNotFound(request: Request): Response {
  const message = "Requested store is not found";
  const body = isGraphql(request)
    ? { errors: [{ message, extensions: { category: "graphql-input" } }] }
    : { message };
  return new Response(JSON.stringify(body), {
    status: 400,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  });
}
