import type { ReactNode } from "react";

interface ProductTalkProps {
  id: string;
  heading: string;
  /** Shown beside the list: a summary and a button to write an entry. */
  aside: ReactNode;
  children: ReactNode;
}

/** A section of a product page with customers' reviews or questions. */
export function ProductTalk({ id, heading, aside, children }: ProductTalkProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="mt-12 grid gap-x-16 gap-y-5 border-t border-line pt-8 lg:mt-16 lg:grid-cols-[320px_1fr]"
    >
      <div>
        <h2 id={`${id}-heading`} className="mb-3 font-heading text-2xl font-semibold">
          {heading}
        </h2>
        {aside}
      </div>
      <div className="min-w-0 lg:pt-1">{children}</div>
    </section>
  );
}
