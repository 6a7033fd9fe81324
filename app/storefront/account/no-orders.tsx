import { ButtonLink } from "~/storefront/ui/button";

/** Where a customer without orders starts. */
export function NoOrders() {
  return (
    <div className="rounded-card border border-line bg-card p-6 md:p-8">
      <p className="max-w-measure">
        No orders yet. The first one takes a photo of your pet and about five minutes.
      </p>
      <ButtonLink to="/pet-gifts" className="mt-5">
        Find a gift for your pet
      </ButtonLink>
    </div>
  );
}
