const ASK_ANEW = "private, no-cache";
const NEVER = "no-store";

/**
 * The Cache-Control header of a document. Remix hands on no header of a loader but its cookies, so what loaders say
 * of their data is said here of the page: when one of them forbids to keep it, nobody may.
 */
export function pageKeeping(loaderHeaders: Record<string, Headers>): string {
  const isSecret = Object.values(loaderHeaders).some((headers) =>
    headers.get("Cache-Control")?.includes(NEVER),
  );
  return isSecret ? NEVER : ASK_ANEW;
}
