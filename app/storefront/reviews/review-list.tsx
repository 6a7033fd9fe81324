import { CheckIcon } from "../ui/icons";
import { PlainLinks } from "../ui/plain-links";
import type { ReviewView } from "./review-view";
import { Stars } from "./stars";

/** A list of reviews, the newest first. */
export function ReviewList({ reviews, headtag = "h3" }: { reviews: ReviewView[]; headtag?: "h2" | "h3" }) {
  return (
    <PlainLinks>
      <ul className="grid gap-6">
        {reviews.map((review) => (
          <li
            key={`${review.writtenAt} ${review.nickname}`}
            className="border-b border-line pb-6 last:border-0 last:pb-0"
          >
            <Review review={review} headtag={headtag} />
          </li>
        ))}
      </ul>
    </PlainLinks>
  );
}

function Review({ review, headtag: Heading }: { review: ReviewView; headtag: "h2" | "h3" }) {
  return (
    <article>
      <p>
        <Stars value={review.rating} />
        <span className="sr-only">{review.rating} of 5 stars</span>
      </p>
      <Heading className="mt-1 break-words text-lg font-semibold">{review.summary}</Heading>
      <ReviewByline review={review} />
      <p className="mt-2 max-w-measure whitespace-pre-line break-words">{review.text}</p>
      {review.product && (
        <p className="mt-2 text-sm">
          About{" "}
          <a
            href={review.product.path}
            className="font-semibold text-accent-strong underline underline-offset-4"
          >
            {review.product.name}
          </a>
        </p>
      )}
    </article>
  );
}

/** Author, date, and whether the purchase is verified. */
export function ReviewByline({ review }: { review: Pick<ReviewView, "nickname" | "day" | "isVerified"> }) {
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-soft-ink">
      <span className="break-all">
        {review.nickname}, {review.day}
      </span>
      {review.isVerified && (
        <span className="inline-flex items-center gap-1 font-semibold text-pine">
          <CheckIcon className="h-4 w-4" />
          Verified buyer
        </span>
      )}
    </p>
  );
}
