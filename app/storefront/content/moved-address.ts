/** The address a page has moved to, with the query it was asked with: one of this shop's, whatever slashes it begins with. */
export function movedAddress(target: string, search: string): string {
  return `/${target.replace(/^[/\\]+/, "")}${search}`;
}
