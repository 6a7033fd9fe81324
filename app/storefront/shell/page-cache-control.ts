const REVALIDATE = "private, no-cache";
const NO_STORE = "no-store";

/**
 * Cache-Control header of a document. Remix passes on no header of a loader but its cookies, so this combines the
 * headers of the loaders: `no-store` if any of them says so.
 */
export function pageCacheControl(loaderHeaders: Record<string, Headers>): string {
  const isSecret = Object.values(loaderHeaders).some((headers) =>
    headers.get("Cache-Control")?.includes(NO_STORE),
  );
  return isSecret ? NO_STORE : REVALIDATE;
}
