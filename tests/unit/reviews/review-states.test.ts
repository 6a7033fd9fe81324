import { describe, expect, it } from "vitest";
import { questionRejection } from "~/engine/questions/question-states";
import { reviewRejection } from "~/engine/reviews/review-states";

describe("the steps of a review", () => {
  it("lead from waiting to a decision, from one decision to the other, and never back to waiting", () => {
    expect(reviewRejection("pending", "approved")).toBeNull();
    expect(reviewRejection("pending", "rejected")).toBeNull();
    expect(reviewRejection("approved", "rejected")).toBeNull();
    expect(reviewRejection("rejected", "approved")).toBeNull();
    expect(reviewRejection("approved", "approved")).toBe("The review is approved already.");
    expect(reviewRejection("approved", "pending")).toBe("The review is approved; it cannot become pending.");
    expect(reviewRejection("lost", "approved")).toBe("The review has an unknown status.");
  });
});

describe("the steps of a question", () => {
  it("let a published answer be written anew, and nothing become undecided", () => {
    expect(questionRejection("pending", "published")).toBeNull();
    expect(questionRejection("published", "published")).toBeNull();
    expect(questionRejection("rejected", "rejected")).toBe(
      "The question is rejected; it cannot become rejected.",
    );
    expect(questionRejection("published", "pending")).toBe(
      "The question is published; it cannot become pending.",
    );
  });
});
