import { PlainLinks } from "./plain-links";

export interface Crumb {
  title: string;
  path: string;
}

/** The path to a page: the steps below the home page, and the page's own name. */
export interface Trail {
  steps: Crumb[];
  here: string;
}

/** The path from the home page to the current page, which is the last step, without a link. */
export function Breadcrumbs({ steps, here }: Trail) {
  return (
    <PlainLinks>
      <nav aria-label="Breadcrumb" className="mb-4 text-sm text-soft-ink">
        <ol className="flex flex-wrap items-center gap-x-2">
          {[{ title: "Home", path: "/" }, ...steps].map(({ title, path }) => (
            <li key={path} className="flex items-center gap-2">
              <a href={path} className="inline-flex min-h-[32px] items-center hover:text-ink hover:underline">
                {title}
              </a>
              <span aria-hidden="true">/</span>
            </li>
          ))}
          <li aria-current="page" className="text-ink">
            {here}
          </li>
        </ol>
      </nav>
    </PlainLinks>
  );
}
