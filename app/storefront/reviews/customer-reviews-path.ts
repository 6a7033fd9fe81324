/** Returns the path of the shop's reviews: all, or only those with a number of stars. */
export function customerReviewsPath({ stars, page = 1 }: { stars?: number | null; page?: number }): string {
  const search = new URLSearchParams();
  if (stars) search.set("stars", String(stars));
  if (page > 1) search.set("p", String(page));
  const query = search.toString();
  return query ? `/customer-reviews?${query}` : "/customer-reviews";
}

/** Returns the number of stars that the URL filters by; null for all. */
export function askedStars(search: URLSearchParams): number | null {
  const asked = search.get("stars") ?? "";
  return /^[1-5]$/.test(asked) ? Number(asked) : null;
}
