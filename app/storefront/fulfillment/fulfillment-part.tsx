import type { ReactNode } from "react";

/** A card of the fulfillment page with its heading. */
export function FulfillmentPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5 md:p-8">
      <h2 id={id} className="mb-4 font-heading text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
