import { Form } from "@remix-run/react";
import { SubmitButton } from "~/storefront/ui/submit-button";
import type { GiftCardIntent } from "./gift-card-forms";

/** A gift card that was looked up. */
export interface FoundGiftCard {
  /** Formatted as ABCD-EFGH-JKLM-NPQR. */
  code: string;
  /** As money. */
  balance: string;
  isEmpty: boolean;
}

/** Shows a gift card's balance, and a button to redeem it as store credit. */
export function FoundCard({ found: { code, balance, isEmpty } }: { found: FoundGiftCard }) {
  return (
    <div role="status" className="mt-6 rounded-card bg-mint p-5 text-pine">
      <p className="text-sm tabular-nums">{code}</p>
      <p className="font-heading text-3xl font-semibold tabular-nums">{balance}</p>
      {isEmpty ? (
        <p className="mt-1">This gift card has no balance left.</p>
      ) : (
        <Redeem code={code} balance={balance} />
      )}
    </div>
  );
}

function Redeem({ code, balance }: Pick<FoundGiftCard, "code" | "balance">) {
  return (
    <Form method="post" className="mt-4">
      <input type="hidden" name="gift_card_code" value={code} />
      <SubmitButton name="intent" value={"redeem" satisfies GiftCardIntent} sending="Adding…">
        Add {balance} to my store credit
      </SubmitButton>
    </Form>
  );
}
