import { describe, expect, it } from "vitest";
import { questionRefusal } from "~/engine/questions/question-states";
import { reviewRefusal } from "~/engine/reviews/review-states";

describe("the steps of a review", () => {
  it("lead from waiting to a decision, from one decision to the other, and never back to waiting", () => {
    expect(reviewRefusal("pending", "approved")).toBeNull();
    expect(reviewRefusal("pending", "rejected")).toBeNull();
    expect(reviewRefusal("approved", "rejected")).toBeNull();
    expect(reviewRefusal("rejected", "approved")).toBeNull();
    expect(reviewRefusal("approved", "approved")).toBe("The review is already approved.");
    expect(reviewRefusal("approved", "pending")).toBe("The review is approved; it can't become pending.");
    expect(reviewRefusal("lost", "approved")).toBe("The review has an unknown status.");
  });
});

describe("the steps of a question", () => {
  it("let a published answer be written anew, and nothing become undecided", () => {
    expect(questionRefusal("pending", "published")).toBeNull();
    expect(questionRefusal("published", "published")).toBeNull();
    expect(questionRefusal("rejected", "rejected")).toBe(
      "The question is rejected; it can't become rejected.",
    );
    expect(questionRefusal("published", "pending")).toBe(
      "The question is published; it can't become pending.",
    );
  });
});
