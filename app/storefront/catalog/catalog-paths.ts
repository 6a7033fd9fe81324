/** Paths of catalog pages. Magento adds a suffix, `.html` unless it is configured; the store's own engine adds none. */

/** @param product its URL key and the host's suffix */
export function productPath({
  url_key,
  url_suffix,
}: {
  url_key: string | null;
  url_suffix?: string | null;
}): string {
  return `/${url_key ?? ""}${url_suffix ?? ""}`;
}

/** @param category its path in the catalog, and the host's suffix */
export function categoryPath({
  url_path,
  url_suffix,
}: {
  url_path: string | null;
  url_suffix?: string | null;
}): string {
  return `/${url_path ?? ""}${url_suffix ?? ""}`;
}
