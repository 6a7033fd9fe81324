import { TruckIcon } from "~/storefront/ui/icons";
import { moneyText } from "~/storefront/ui/money";
import type { CartView } from "../cart-view";

/** The amount missing for free shipping. */
export function FreeShipping({ progress }: { progress: NonNullable<CartView["freeShipping"]> }) {
  const threshold = progress.threshold.value ?? 0;
  const remaining = progress.remaining.value ?? 0;
  return (
    <div className="rounded-field bg-mint px-4 py-3 text-sm text-pine">
      <p id="free-shipping" className="flex items-center gap-2">
        <TruckIcon className="h-5 w-5 shrink-0" />
        {remaining > 0 ? (
          <span>
            <strong className="tabular-nums">{moneyText(progress.remaining)}</strong> away from free standard
            shipping
          </span>
        ) : (
          <span>You get free standard shipping.</span>
        )}
      </p>
      <progress
        aria-labelledby="free-shipping"
        max={threshold}
        value={threshold - remaining}
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-card [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-pine"
      />
    </div>
  );
}
