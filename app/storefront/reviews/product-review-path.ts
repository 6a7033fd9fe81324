/** Returns the path of all reviews of one product. */
export function productReviewPath(sku: string): string {
  return `/product/review/${encodeURIComponent(sku)}`;
}
