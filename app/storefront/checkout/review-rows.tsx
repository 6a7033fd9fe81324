import { TextLink } from "~/storefront/ui/text-link";
import type { ReviewRowOfStep } from "./checkout-step";
import { stepId, stepPath } from "./checkout-steps";

interface ReviewRowsProps {
  rows: ReviewRowOfStep[];
  /** A changed step returns to the review. */
  isReview: boolean;
}

/** What the shopper has entered, each with a link to change it. */
export function ReviewRows({ rows, isReview }: ReviewRowsProps) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-card px-5">
      {rows.map(({ title, text, note, step }) => (
        <div key={title} className="grid grid-cols-[1fr_auto] gap-x-4 py-3 sm:grid-cols-[88px_1fr_auto]">
          <dt className="col-span-2 text-sm text-soft-ink sm:col-span-1 sm:pt-0.5">{title}</dt>
          <dd className="min-w-0 break-words">
            {text}
            {note && <span className="block text-sm text-soft-ink">{note}</span>}
          </dd>
          <dd>
            <TextLink
              to={`${stepPath(step, { isChange: isReview })}#${stepId(step)}`}
              isTall
              className="-my-2 text-sm"
            >
              Change<span className="sr-only"> {title.toLowerCase()}</span>
            </TextLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
