import { describe, expect, it } from "vitest";
import { askedStars, customerReviewsPath } from "~/storefront/reviews/customer-reviews-path";
import { pageNumber } from "~/storefront/ui/page-number";

describe("URLs of reviews", () => {
  it("contain stars and page only where needed", () => {
    expect(customerReviewsPath({})).toBe("/customer-reviews");
    expect(customerReviewsPath({ stars: 4, page: 1 })).toBe("/customer-reviews?stars=4");
    expect(customerReviewsPath({ stars: null, page: 3 })).toBe("/customer-reviews?p=3");
  });

  it("mean all reviews and the first page when they are invalid", () => {
    for (const text of ["", "0", "6", "x", "4.5"]) {
      expect(askedStars(new URLSearchParams({ stars: text }))).toBeNull();
    }
    for (const text of ["", "0", "-1", "x", "1.5", "99999999"]) {
      expect(pageNumber(new URLSearchParams({ p: text }), "p")).toBe(1);
    }
    expect(askedStars(new URLSearchParams({ stars: "4" }))).toBe(4);
    expect(pageNumber(new URLSearchParams({ p: "7" }), "p")).toBe(7);
  });
});
