import type { ReactNode } from "react";
import { BrushIcon, CheckIcon, HeartIcon, TruckIcon } from "../ui/icons";
import type { ProductView } from "./product-view";

/** What is promised of products that are emailed or apply to an account, by family; they are neither made nor shipped. */
const virtualPromises: Record<string, string[]> = {
  "gift-certificates": ["Emailed once it's paid, or on the date you choose", "Never expires"],
  memberships: ["Member prices as soon as it's paid", "Never renews automatically"],
};

/** Shows the delivery date, and the promises that apply to all our products; those of virtual ones are their own. */
export function ProductAssurances({ view: { arrival, families, purchase } }: { view: ProductView }) {
  if (purchase.kind === "soon") return null;
  const own = families.flatMap((family) => virtualPromises[family] ?? []);
  if (own.length > 0) {
    return (
      <ul className="mt-5 grid gap-2.5 text-pine">
        {own.map((promise) => (
          <Assurance key={promise} icon={<CheckIcon />}>
            {promise}
          </Assurance>
        ))}
      </ul>
    );
  }
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
      <Assurance icon={<HeartIcon />}>Love it, or we'll remake it or refund you</Assurance>
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
