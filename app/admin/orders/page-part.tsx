import type { ReactNode } from "react";

/** A titled part of a page. @param id by which links lead to it */
export function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="part" id={id} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A line of a list of facts. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
