import { Link } from "@remix-run/react";

interface PageLinksProps {
  /** Accessible name of the pagination, such as "Pages of reviews". */
  label: string;
  page: number;
  pages: number;
  pathOf: (page: number) => string;
}

const linkClasses =
  "inline-flex min-h-[44px] items-center rounded-full border border-field-line bg-card px-5 font-semibold hover:border-ink";

/** Links to newer and older entries; nothing if there is only one page. */
export function PageLinks({ label, page, pages, pathOf }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className={linkClasses}>
          Newer
        </Link>
      )}
      <p className="text-sm text-soft-ink">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <Link to={pathOf(page + 1)} rel="next" className={linkClasses}>
          Older
        </Link>
      )}
    </nav>
  );
}
