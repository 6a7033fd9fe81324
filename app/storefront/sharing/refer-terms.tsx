import type { ReactNode } from "react";

/** The terms of referrals, the same for guests and customers. */
export function ReferTerms() {
  return (
    <div className="mt-10 grid max-w-measure gap-8">
      <Term title="What you get">
        <p>
          $10 in store credit when your friend's first order ships. It never expires, and you can refer as
          many friends as you like.
        </p>
      </Term>
      <Term title="What your friend gets">
        <p>
          50% off their first order: they sign up for our newsletter and we email the code. They can try a
          design before deciding anything.
        </p>
      </Term>
      <Term title="When it counts">
        <ul className="list-disc space-y-1 pl-5">
          <li>Your friend follows your link and creates an account within 30 days, in the same browser.</li>
          <li>It's their first order with us, shipped to a different address than yours.</li>
          <li>Each household counts once. If the order is fully refunded, the credit is removed.</li>
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
