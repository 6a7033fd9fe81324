import { Form } from "@remix-run/react";
import { Price } from "~/storefront/ui/money";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { AbandonedCartLines } from "./abandoned-cart-lines";
import type { AbandonedCartView } from "./abandoned-cart-view";

type Waiting = Omit<Extract<AbandonedCartView, { kind: "waiting" }>, "kind">;

/** A cart that is not this browser's yet; it is taken over by a button, since viewing a page must not change anything. */
export function WaitingCart({ lines, total, comesAlong }: Waiting) {
  return (
    <AbandonedCartLines
      lead="Everything is just as you left it, and you haven't ordered anything yet."
      lines={lines}
    >
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
    </AbandonedCartLines>
  );
}

const SEE_FIRST = "You can still change anything before you order.";

function alongWords(count: number): string {
  const what = count === 1 ? "The item" : `The ${count} items`;
  return `${what} in your cart now will be added to it.`;
}
