import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { averageOf, countOf, distributionOf } from "~/engine/reviews/review-ratings";
import { Rating, ratingLabel } from "~/storefront/reviews/rating";

describe("the rating of a product or the shop", () => {
  // @specification §9 L295
  it("says '{avg}/5 out of {count} reviews' with at most one decimal", () => {
    expect(ratingLabel(4.666, 12)).toBe("4.7/5 out of 12 reviews");
    expect(ratingLabel(5, 1)).toBe("5/5 out of 1 reviews");
  });

  // @specification §9 L295
  it("fills average/5 of its bar of stars", () => {
    const html = renderToStaticMarkup(<Rating average={4} count={3} />);
    expect(html).toContain("width:80%");
    expect(html).toContain("4/5 out of 3 reviews");
  });

  it("is absent without reviews", () => {
    expect(renderToStaticMarkup(<Rating average={0} count={0} />)).toBe("");
  });
});

describe("the distribution of stars", () => {
  it("has a row for every number of stars, five first, and sums to count and average", () => {
    const stars = distributionOf([
      { rating: 5, count: 2 },
      { rating: 2, count: 1 },
    ]);
    expect(stars.map((row) => [row.stars, row.count])).toEqual([
      [5, 2],
      [4, 0],
      [3, 0],
      [2, 1],
      [1, 0],
    ]);
    expect(countOf(stars)).toBe(3);
    expect(averageOf(stars)).toBe(4);
  });

  it("has no average without reviews", () => {
    expect(averageOf(distributionOf([]))).toBe(0);
  });
});
