/** The address of the page of one of the shop's own roles in /admin. */
export function rolePath(code: string): string {
  return `/admin/staff/roles/${encodeURIComponent(code)}`;
}
