import { Form } from "@remix-run/react";
import { Button } from "~/storefront/ui/button";
import { ACCEPT, RESPONSE, RESPONSE_PATH } from "./address-suggestion";

/** Asks whether the address was meant as the postal service writes it, line by line. */
export function SuggestedAddress({ lines }: { lines: string[] }) {
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
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
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
