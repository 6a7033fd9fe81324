import type { Settings } from "~/settings/settings.server";
import { isGraphql } from "./graphql-path";

/**
 * A REST path may name a store before the version, as Magento's do; `mpc` there is the common prefix of all stores.
 * Repeated slashes are equivalent to one, as in Magento.
 */
const REST_PATH = /^https?:\/\/[^/?#]*\/+rest\/+(?!V1(?:[/?#]|$)|async\/)([^/?#]+)\//;
const NAME_OF_THE_CALLS = "mpc";

type Stores = Pick<Settings, "brand" | "stores">;

/**
 * The store of a request: from the header `Store`, otherwise from the REST path, otherwise the process's own brand.
 * Null when header or path name a store that this process does not serve.
 */
export function askedStore({ brand, stores }: Stores, { headers, url }: Request): string | null {
  const inPath = REST_PATH.exec(url)?.[1] ?? NAME_OF_THE_CALLS;
  const asked = headers.get("Store")?.trim() || (inPath === NAME_OF_THE_CALLS ? brand : inPath);
  return stores.includes(asked) && [NAME_OF_THE_CALLS, ...stores].includes(inPath) ? asked : null;
}

/** Normalizes a REST path to the form shared by all stores: /rest/V1/… and /rest/mpc/V1/… are the same (§7). */
export function pathOfCall(pathname: string, storeCode: string): string {
  const prefix = [`/rest/${storeCode}/V1/`, "/rest/V1/"].find((each) => pathname.startsWith(each));
  return prefix ? `/rest/${NAME_OF_THE_CALLS}/V1/${pathname.slice(prefix.length)}` : pathname;
}

/** Magento's response to a request for an unknown store. */
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
