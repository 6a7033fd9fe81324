import { ButtonLink } from "~/storefront/ui/button";
import type { SuccessView } from "./read-success.server";

/** Link to the order in the account, or the offer to create one. */
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
        Save this order to an account
      </h2>
      <p className="mb-4 mt-2 max-w-measure">
        Create an account with <strong className="break-words">{order.email}</strong> and confirm it with the
        link we email you. Then this order will appear in your account, and checkout will be faster next time.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/customer/register" variant="quiet">
          Create an account
        </ButtonLink>
        <ButtonLink to="/customer/order" variant="plain">
          Track without an account
        </ButtonLink>
      </div>
    </section>
  );
}
