/** Address of the shop's reviews: all, or those with so many stars alone. */
export function customerReviewsPath({ stars, page = 1 }: { stars?: number | null; page?: number }): string {
  const search = new URLSearchParams();
  if (stars) search.set("stars", String(stars));
  if (page > 1) search.set("p", String(page));
  const query = search.toString();
  return query ? `/customer-reviews?${query}` : "/customer-reviews";
}

/** The stars that an address asks for alone; null: all. */
export function askedStars(search: URLSearchParams): number | null {
  const asked = search.get("stars") ?? "";
  return /^[1-5]$/.test(asked) ? Number(asked) : null;
}
