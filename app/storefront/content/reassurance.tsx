import type { ReactNode } from "react";
import { BrushIcon, HeartIcon, LockIcon, TruckIcon } from "../ui/icons";
import { Container } from "../ui/page";

/** Why it is safe to order here. */
export function Reassurance() {
  return (
    <section aria-label="Why order here" className="border-b border-line bg-card">
      <Container>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-5 py-6 lg:grid-cols-4 lg:py-8">
          <Reason icon={<BrushIcon />} title="See it first">
            The preview is drawn from your print
          </Reason>
          <Reason icon={<TruckIcon />} title="Made in days">
            Printed in the US, one at a time
          </Reason>
          <Reason icon={<HeartIcon />} title="Love it or get it again">
            Or your money back, within 30 days
          </Reason>
          <Reason icon={<LockIcon />} title="Safe to pay">
            Card details never touch our shop
          </Reason>
        </ul>
      </Container>
    </section>
  );
}

function Reason({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span className="mt-0.5 shrink-0 text-pine">{icon}</span>
      <div>
        <p className="font-semibold leading-snug">{title}</p>
        <p className="text-sm text-soft-ink">{children}</p>
      </div>
    </li>
  );
}
