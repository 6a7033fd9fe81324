import { ButtonLink } from "../ui/button";
import { Rating } from "./rating";
import type { HomeReviewsView } from "./read-home-reviews.server";
import { ReviewByline } from "./review-list";
import { Stars } from "./stars";

/** The row is always full: one or two reviews are placed beside the heading, three below it. */
interface Layout {
  section: string;
  heading: string;
  list: string;
}
const besideHeading = {
  section: "lg:grid lg:grid-cols-3 lg:items-start lg:gap-8",
  heading: "lg:flex-col lg:items-start",
};
const layouts: Record<number, Layout> = {
  1: { ...besideHeading, list: "lg:col-span-2" },
  2: { ...besideHeading, list: "md:grid-cols-2 lg:col-span-2" },
};
const belowHeading: Layout = { section: "", heading: "", list: "md:grid-cols-3" };

/** The newest reviews with text, for the home page; hidden while there are none. */
export function HomeReviews({ view }: { view: HomeReviewsView }) {
  const layout = layouts[view.reviews.length] ?? belowHeading;
  return (
    <section aria-labelledby="home-reviews" className={`py-10 lg:py-16 ${layout.section}`}>
      <div className={`mb-5 flex flex-wrap items-end justify-between gap-3 ${layout.heading}`}>
        <div>
          <h2 id="home-reviews" className="font-heading text-2xl font-semibold md:text-3xl">
            What pet owners say
          </h2>
          <Rating average={view.average} count={view.count} className="mt-1" />
        </div>
        <ButtonLink to="/customer-reviews" variant="plain">
          All reviews
        </ButtonLink>
      </div>
      <ul className={`grid gap-4 ${layout.list}`}>
        {view.reviews.map((review) => (
          <li
            key={`${review.writtenAt} ${review.nickname}`}
            className="rounded-card border border-line bg-card p-5"
          >
            <p>
              <Stars value={review.rating} />
              <span className="sr-only">{review.rating} of 5 stars</span>
            </p>
            <h3 className="mt-1 break-words font-semibold">{review.summary}</h3>
            <p className="mt-1 line-clamp-5 break-words">{review.text}</p>
            <div className="mt-2">
              <ReviewByline review={review} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
