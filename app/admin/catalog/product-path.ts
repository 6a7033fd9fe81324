/** The address of a product's page in /admin. */
export function productPath(sku: string): string {
  return `/admin/catalog/${encodeURIComponent(sku)}`;
}
