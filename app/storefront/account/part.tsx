import type { ReactNode } from "react";

/** One card of a page. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="rounded-card border border-line bg-card p-5 md:p-8"
    >
      <h2 id={`${id}-heading`} className="mb-4 font-heading text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
