import { Form } from "@remix-run/react";
import { Button } from "~/storefront/ui/button";
import { ACCEPT, type AddressSuggestion, RESPONSE, RESPONSE_PATH } from "./address-suggestion";

/** Asks whether the address was meant as the postal service writes it. */
export function SuggestedAddress({ suggestion }: { suggestion: AddressSuggestion }) {
  const { street, city, region_code, postcode } = suggestion;
  return (
    <section
      aria-labelledby="suggested-address"
      className="rounded-card border border-accent bg-accent-tint p-4 sm:p-5"
    >
      <h2 id="suggested-address" className="font-heading text-lg font-semibold">
        Did you mean this address?
      </h2>
      <p className="mt-1 text-sm text-soft-ink">The postal service writes yours a little differently.</p>
      <address className="mt-3 not-italic">
        {street.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {`${city}, ${region_code} ${postcode}`}
      </address>
      <Form method="post" action={RESPONSE_PATH} preventScrollReset className="mt-4 flex flex-wrap gap-3">
        <Button name={RESPONSE} value={ACCEPT}>
          Use this address
        </Button>
        <Button variant="quiet" name={RESPONSE} value="decline">
          Keep what I typed
        </Button>
      </Form>
    </section>
  );
}
