import { Form } from "@remix-run/react";
import { Page, PageHeading } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import type { ReviewToModerate } from "./moderate-review.server";
import { ReviewList } from "./review-list";

const words = {
  PENDING: "Waiting for your decision. It isn't published yet.",
  APPROVED: "Published and counted in the rating. You can still reject it.",
  REJECTED: "Not published. You can still approve it.",
};

/** The page on which the shop approves or rejects a review, opened by the link in its email. */
export function ModerateReviewPage({ view: { review, status } }: { view: ReviewToModerate }) {
  return (
    <Page>
      <div className="mx-auto max-w-[760px]">
        <PageHeading lead={words[status]}>Review of {review.product?.name ?? "the shop"}</PageHeading>
        <div className="rounded-card border border-line bg-card p-5 md:p-8">
          <ReviewList reviews={[review]} headtag="h2" />
        </div>
        <Form method="post" className="mt-6 flex flex-wrap gap-3">
          {status !== "APPROVED" && (
            <SubmitButton name="decision" value="APPROVE">
              Approve
            </SubmitButton>
          )}
          {status !== "REJECTED" && (
            <SubmitButton name="decision" value="REJECT" variant="quiet">
              Reject
            </SubmitButton>
          )}
        </Form>
      </div>
    </Page>
  );
}
