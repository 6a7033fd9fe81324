import type { Settings } from "~/settings/settings.server";
import type { CallHead } from "./graphql-call";
import { isGraphql } from "./graphql-path";

/**
 * A REST path may name a store before the version, as Magento's do; `mpc` there is the common prefix of all stores, as
 * are Magento's codes for its own default. Repeated slashes are equivalent to one, as in Magento.
 */
const REST_PATH = /^https?:\/\/[^/?#]*\/+rest\/+(?!V1(?:[/?#]|$)|async\/)([^/?#]+)\//;
const NAME_OF_THE_CALLS = "mpc";
const DEFAULT_STORE = "default";
const ALL_STORES = "all";
const COMMON_NAMES = [NAME_OF_THE_CALLS, DEFAULT_STORE, ALL_STORES];

type Stores = Pick<Settings, "brand" | "stores">;

/**
 * The store of a request: from the header `Store`, otherwise from the REST path, otherwise the process's own brand.
 * Null when header or path name a store that this process does not serve.
 */
export function askedStore({ brand, stores }: Stores, { headers, url }: CallHead): string | null {
  const inPath = REST_PATH.exec(url)?.[1] ?? NAME_OF_THE_CALLS;
  const named = headers.get("Store")?.trim() || (COMMON_NAMES.includes(inPath) ? DEFAULT_STORE : inPath);
  const asked = named === DEFAULT_STORE ? brand : named;
  return stores.includes(asked) && [...COMMON_NAMES, ...stores].includes(inPath) ? asked : null;
}

/** Normalizes a REST path to the form shared by all stores: /rest/V1/…, /rest/default/V1/… and /rest/mpc/V1/… are the same (§7). */
export function pathOfCall(pathname: string, storeCode: string): string {
  const names = [storeCode, DEFAULT_STORE, ALL_STORES];
  const prefix = [...names.map((name) => `/rest/${name}/V1/`), "/rest/V1/"].find((each) =>
    pathname.startsWith(each),
  );
  return prefix ? `/rest/${NAME_OF_THE_CALLS}/V1/${pathname.slice(prefix.length)}` : pathname;
}

/** Magento's response to a request for an unknown store. */
export function storeNotFound(request: CallHead): Response {
  const message = "Requested store is not found";
  const body = isGraphql(request)
    ? { errors: [{ message, extensions: { category: "graphql-input" } }] }
    : { message };
  return new Response(JSON.stringify(body), {
    status: 400,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  });
}
