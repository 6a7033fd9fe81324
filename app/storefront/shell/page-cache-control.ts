const REVALIDATE = "private, no-cache";
/** For pages that neither browsers nor proxies may store. */
export const NO_STORE = "no-store";

/**
 * Returns the Cache-Control header of a document. Remix passes on no loader headers except cookies, so this combines
 * them: `no-store` if any loader sets it.
 */
export function pageCacheControl(loaderHeaders: Record<string, Headers>): string {
  const isSecret = Object.values(loaderHeaders).some((headers) =>
    headers.get("Cache-Control")?.includes(NO_STORE),
  );
  return isSecret ? NO_STORE : REVALIDATE;
}
