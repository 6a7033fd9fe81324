import { Rating } from "./rating";
import type { ReviewListView } from "./review-view";

/** The rating beside a product's name, with a link to its reviews; nothing without reviews. */
export function ProductRating({ view, className }: { view: ReviewListView; className?: string }) {
  if (view.count === 0) return null;
  return (
    <a href="#reviews" className={`inline-flex min-h-[44px] items-center hover:underline ${className ?? ""}`}>
      <Rating average={view.average} count={view.count} />
    </a>
  );
}
