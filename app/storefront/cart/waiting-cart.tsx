import { Form } from "@remix-run/react";
import { Price } from "~/storefront/ui/money";
import { Page, PageHeading } from "~/storefront/ui/page";
import { SubmitButton } from "~/storefront/ui/submit-button";
import type { LeftCartView } from "./left-cart-view";
import { LeftLines } from "./left-lines";

type Waiting = Omit<Extract<LeftCartView, { kind: "waiting" }>, "kind">;

/** A cart that is not this browser's yet; a button, for nothing changes by looking at a page. */
export function WaitingCart({ lines, subtotal, comesAlong }: Waiting) {
  return (
    <Page className="max-w-[860px]">
      <PageHeading lead="Nothing is lost: it is as you left it, and nothing is ordered yet.">
        Welcome back. Your cart has waited.
      </PageHeading>
      <LeftLines lines={lines} />
      {subtotal && (
        <p className="mt-4 flex max-w-[420px] items-baseline justify-between text-lg font-semibold">
          Subtotal <Price money={subtotal} className="font-heading text-xl tabular-nums" />
        </p>
      )}
      <Form method="post" className="mt-6">
        <SubmitButton sending="Opening…" className="w-full sm:w-auto">
          Open my cart
        </SubmitButton>
      </Form>
      {comesAlong > 0 && (
        <p className="mt-3 text-soft-ink">
          {comesAlong === 1 ? "The item" : `The ${comesAlong} items`} in your cart now will be in it, too.
        </p>
      )}
    </Page>
  );
}
