import type { ReactNode } from "react";

/** What a recommendation brings and when; the same words for guests and customers. */
export function ReferTerms() {
  return (
    <div className="mt-10 grid max-w-measure gap-8">
      <Term title="What you get">
        <p>
          $10 of store credit when your friend's first order ships. It does not expire, and you may bring as
          many friends as you like.
        </p>
      </Term>
      <Term title="What your friend gets">
        <p>
          50% off the first order: whoever signs up for our newsletter is sent the code by email. And the
          chance to try a design of their own before deciding anything.
        </p>
      </Term>
      <Term title="When it counts">
        <ul className="list-disc space-y-1 pl-5">
          <li>Your friend comes by your link and opens an account within 30 days, in the same browser.</li>
          <li>It is their first order with us, and it goes to another address than yours.</li>
          <li>Each household counts once. If the order is refunded in full, the credit goes, too.</li>
        </ul>
      </Term>
    </div>
  );
}

function Term({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-heading text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}
