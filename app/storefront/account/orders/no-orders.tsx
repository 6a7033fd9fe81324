import { thisBrand } from "~/brand/this-brand";
import { EverythingLink } from "~/storefront/ui/everything-link";

/** Links for a customer without orders. */
export function NoOrders() {
  return (
    <div className="rounded-card border border-line bg-card p-6 md:p-8">
      <p className="max-w-measure">No orders yet. {thisBrand().emptyCart.lead}</p>
      <EverythingLink className="mt-5">{thisBrand().navigation.everything.invitation}</EverythingLink>
    </div>
  );
}
