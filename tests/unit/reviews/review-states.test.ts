import { describe, expect, it } from "vitest";
import { questionRefusal } from "~/engine/questions/question-states";
import { reviewRefusal } from "~/engine/reviews/review-states";

describe("the steps of a review", () => {
  it("lead from pending to a decision, between decisions, and never back to pending", () => {
    expect(reviewRefusal("pending", "approved")).toBeNull();
    expect(reviewRefusal("pending", "rejected")).toBeNull();
    expect(reviewRefusal("approved", "rejected")).toBeNull();
    expect(reviewRefusal("rejected", "approved")).toBeNull();
    expect(reviewRefusal("approved", "approved")).toBe("The review is approved already.");
    expect(reviewRefusal("approved", "pending")).toBe("The review is approved; it cannot become pending.");
    expect(reviewRefusal("lost", "approved")).toBe("The review has an unknown status.");
  });
});

describe("the steps of a question", () => {
  it("allow a published answer to be rewritten, and never lead back to pending", () => {
    expect(questionRefusal("pending", "published")).toBeNull();
    expect(questionRefusal("published", "published")).toBeNull();
    expect(questionRefusal("rejected", "rejected")).toBe(
      "The question is rejected; it cannot become rejected.",
    );
    expect(questionRefusal("published", "pending")).toBe(
      "The question is published; it cannot become pending.",
    );
  });
});
