/**
 * Returns the new URL of a moved page, with the query of the request. It is always a URL of this shop, even if the
 * target begins with several slashes.
 */
export function movedAddress(target: string, search: string): string {
  return `/${target.replace(/^[/\\]+/, "")}${search}`;
}
