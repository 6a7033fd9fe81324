import type { ReactNode } from "react";
import { BrushIcon, HeartIcon, TruckIcon } from "../ui/icons";
import type { ProductView } from "./product-view";

/** Shows the delivery date, and the promises that apply to all our products. */
export function ProductAssurances({ view: { arrival, fields, purchase } }: { view: ProductView }) {
  if (purchase.kind === "soon") return null;
  return (
    <ul className="mt-5 grid gap-2.5 text-pine">
      {arrival && (
        <Assurance icon={<TruckIcon />}>
          Order today, get it by <strong>{arrival}</strong>
        </Assurance>
      )}
      {purchase.kind === "designed" && (
        <Assurance icon={<BrushIcon />}>Preview your exact design before you pay</Assurance>
      )}
      <Assurance icon={<HeartIcon />}>
        {fields.length > 0 ? "Never expires" : "Love it, or we'll remake it or refund you"}
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
