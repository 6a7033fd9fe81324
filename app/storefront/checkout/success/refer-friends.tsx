import { ButtonLink } from "~/storefront/ui/button";

/** Invites the buyer to refer friends; the terms are on the linked page. */
export function ReferFriends() {
  return (
    <section aria-labelledby="refer" className="mt-8 rounded-card border border-line p-5 md:p-6">
      <h2 id="refer" className="font-heading text-lg font-semibold">
        Give a friend 50% off
      </h2>
      <p className="mb-4 mt-2 max-w-measure">
        Share your link with a pet-loving friend. When their first order ships, you get $10 in store credit.
      </p>
      <ButtonLink to="/refer-a-friend" variant="quiet">
        Refer a friend
      </ButtonLink>
    </section>
  );
}
