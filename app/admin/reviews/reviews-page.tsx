import { ExportForm } from "../lists/export-form";
import { changedText, checkField } from "../ui/checked-ids";
import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { Notice } from "../ui/notice";
import { StatusFilter } from "../ui/status-filter";
import { SavedViews } from "../views/saved-views";
import { reviewStatuses } from "./review-statuses";
import type { ReviewsView } from "./reviews.server";

type Review = ReviewsView["reviews"][number];

/** Reviews of a status; those that are checked are approved or rejected together. */
export function ReviewsPage({
  status,
  search,
  searched,
  reviews,
  endCursor,
  hasStores,
  views,
  changed,
  problem,
}: ReviewsView & { problem: string | null }) {
  return (
    <>
      <div className="heading">
        <h1>Reviews</h1>
        <ExportForm list="reviews" search={search} />
      </div>
      {problem !== null && <FormProblem message={problem} />}
      {problem === null && changed !== null && (
        <Notice kind="success">{changedText("review", changed)}</Notice>
      )}
      <StatusFilter
        label="Reviews"
        search={{ value: searched, placeholder: "SKU, words or author" }}
        status={status}
        titles={reviewStatuses}
      />
      <SavedViews list="REVIEWS" views={views} search={search} />
      <form method="post">
        <DataTable
          label="Reviews"
          rows={reviews}
          keyOf={({ id }) => id}
          empty={
            searched
              ? "No reviews match. Search by SKU, or by words of the newest 2,000 reviews of this status."
              : status === "PENDING"
                ? "Every review is checked."
                : "No reviews have this status."
          }
          columns={[
            { title: "Review", cell: (review) => <ReviewText review={review} /> },
            { title: "Stars", cell: ({ rating }) => `${rating} of 5` },
            { title: "Product", cell: ({ sku }) => sku ?? "The store" },
            ...(hasStores ? [{ title: "Store", cell: ({ store_code }: Review) => store_code }] : []),
            {
              title: "Author",
              cell: ({ nickname, is_verified }) => (
                <>
                  {nickname} {is_verified && <small>bought it</small>}
                </>
              ),
            },
            { title: "Written", cell: ({ created_at }) => shopTimeText(created_at) },
          ]}
        />
        {reviews.length > 0 && (
          <p className="heading">
            {status !== "APPROVED" && (
              <button type="submit" name="decision" value="APPROVED">
                Approve the checked ones
              </button>
            )}
            {status !== "REJECTED" && (
              <button type="submit" name="decision" value="REJECTED" className="quiet">
                Reject the checked ones
              </button>
            )}
          </p>
        )}
      </form>
      <NextPage search={search} endCursor={endCursor} />
    </>
  );
}

function ReviewText({ review: { id, summary, text } }: { review: Review }) {
  return (
    <label className="choice">
      <input type="checkbox" name={checkField(id)} />
      <span>
        <b>{summary}</b>
        <span className="lines">{text}</span>
      </span>
    </label>
  );
}
