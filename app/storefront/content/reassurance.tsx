import type { ReactNode } from "react";
import type { HomePromise } from "~/brand/home-schema";
import { BrushIcon, HeartIcon, LockIcon, TruckIcon } from "../ui/icons";
import { LabeledRegion } from "../ui/labeled-region";
import { Container } from "../ui/page";

const icons: Record<HomePromise["icon"], ReactNode> = {
  brush: <BrushIcon />,
  heart: <HeartIcon />,
  lock: <LockIcon />,
  truck: <TruckIcon />,
};

/** Reasons why ordering here is safe. */
export function Reassurance({ promises }: { promises: HomePromise[] }) {
  if (promises.length === 0) return null;
  return (
    <LabeledRegion aria-label="Why shop with us" className="border-b border-line bg-card">
      <Container>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-5 py-6 lg:grid-cols-4 lg:py-8">
          {promises.map(({ icon, title, text }) => (
            <li key={title} className="flex items-start gap-3">
              <span className="mt-0.5 shrink-0 text-pine">{icons[icon]}</span>
              <div>
                <p className="font-semibold leading-snug">{title}</p>
                <p className="text-sm text-soft-ink">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </LabeledRegion>
  );
}
