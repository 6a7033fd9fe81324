import { describe, expect, it } from "vitest";
import { questionRejection } from "~/engine/questions/question-states";
import { reviewRejection } from "~/engine/reviews/review-states";

describe("the steps of a review", () => {
  it("lead from pending to a decision, between decisions, and never back to pending", () => {
    expect(reviewRejection("pending", "approved")).toBeNull();
    expect(reviewRejection("pending", "rejected")).toBeNull();
    expect(reviewRejection("approved", "rejected")).toBeNull();
    expect(reviewRejection("rejected", "approved")).toBeNull();
    expect(reviewRejection("approved", "approved")).toBe("The review is already approved.");
    expect(reviewRejection("approved", "pending")).toBe("The review is approved; it can't become pending.");
    expect(reviewRejection("lost", "approved")).toBe("The review has an unknown status.");
  });
});

describe("the steps of a question", () => {
  it("allow a published answer to be rewritten or withdrawn, and a rejected one only to be published", () => {
    expect(questionRejection("pending", "published")).toBeNull();
    expect(questionRejection("published", "published")).toBeNull();
    expect(questionRejection("rejected", "rejected")).toBe(
      "The question is rejected; it can't become rejected.",
    );
    expect(questionRejection("published", "pending")).toBeNull();
    expect(questionRejection("rejected", "pending")).toBe(
      "The question is rejected; it can't become pending.",
    );
  });
});
