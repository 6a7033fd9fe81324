import { Form } from "@remix-run/react";
import { Price } from "~/storefront/ui/money";
import { SubmitButton } from "~/storefront/ui/submit-button";
import type { LeftCartView } from "./left-cart-view";
import { LeftLines } from "./left-lines";

type Waiting = Omit<Extract<LeftCartView, { kind: "waiting" }>, "kind">;

/** A cart that is not this browser's yet; a button, for nothing changes by looking at a page. */
export function WaitingCart({ lines, total, comesAlong }: Waiting) {
  return (
    <LeftLines lead="Nothing is lost: it is as you left it, and nothing is ordered yet." lines={lines}>
      {total && (
        <p className="flex items-baseline justify-between text-lg font-semibold">
          Total before shipping and tax <Price money={total} className="font-heading text-xl tabular-nums" />
        </p>
      )}
      <Form method="post">
        <SubmitButton sending="Opening…" className="w-full">
          Open my cart
        </SubmitButton>
      </Form>
      <p className="text-sm text-soft-ink">{comesAlong > 0 ? alongWords(comesAlong) : SEE_FIRST}</p>
    </LeftLines>
  );
}

const SEE_FIRST = "You can still change everything in it before you order.";

function alongWords(count: number): string {
  const what = count === 1 ? "The item that is" : `The ${count} items that are`;
  return `${what} in your cart now will be in it, too.`;
}
