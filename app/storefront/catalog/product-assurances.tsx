import type { ReactNode } from "react";
import { BrushIcon, HeartIcon, TruckIcon } from "../ui/icons";
import type { ProductView } from "./product-view";

/** When it arrives, and what holds for everything we make. */
export function ProductAssurances({ view: { arrival, fields, purchase } }: { view: ProductView }) {
  if (purchase.kind === "soon") return null;
  return (
    <ul className="mt-5 grid gap-2.5 text-pine">
      {arrival && (
        <Assurance icon={<TruckIcon />}>
          Order today, at your door by <strong>{arrival}</strong>
        </Assurance>
      )}
      {purchase.kind === "designed" && (
        <Assurance icon={<BrushIcon />}>See it exactly as we make it before you pay</Assurance>
      )}
      <Assurance icon={<HeartIcon />}>
        {fields.length > 0 ? "It does not expire" : "Love it, or we make it again or refund you"}
      </Assurance>
    </ul>
  );
}

function Assurance({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      {icon}
      <span>{children}</span>
    </li>
  );
}
