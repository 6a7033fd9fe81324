import { ButtonLink } from "~/storefront/ui/button";
import type { SuccessView } from "./read-success.server";

/** Where the order is found from now on: in the account, or the offer of one. */
export function AfterwardsOffer({ view: { order, isLoggedIn, isInAccount } }: { view: SuccessView }) {
  if (isInAccount) {
    return (
      <ButtonLink to={`/customer/account/view-order/${order.number}`} variant="quiet" className="mt-8">
        See your order
      </ButtonLink>
    );
  }
  if (isLoggedIn) return null;
  return (
    <section aria-labelledby="account" className="mt-8 rounded-card border border-line p-5 md:p-6">
      <h2 id="account" className="font-heading text-lg font-semibold">
        Keep this order in an account
      </h2>
      <p className="mb-4 mt-2 max-w-measure">
        Open an account with <strong className="break-words">{order.email}</strong> and confirm the address by
        the link that we email you: this order then stands in it, and the next one is quicker.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/customer/register" variant="quiet">
          Create an account
        </ButtonLink>
        <ButtonLink to="/customer/order" variant="plain">
          Find an order without one
        </ButtonLink>
      </div>
    </section>
  );
}
