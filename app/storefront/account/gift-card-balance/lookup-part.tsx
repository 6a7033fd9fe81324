import { Form, useActionData } from "@remix-run/react";
import { Field } from "~/storefront/ui/field";
import { IntentForm } from "~/storefront/ui/intent-form";
import { Status } from "~/storefront/ui/live-region";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { Part } from "../part";
import type { GiftCardIntent } from "./gift-card-forms";
import { codeValidator, MAX_CODE_LENGTH } from "./gift-card-forms";

const LABEL = "Gift card code";
const INTENT: GiftCardIntent = "look-up";

/** Looks up the balance of a gift card by its code. */
export function LookupPart() {
  const answered = useActionData<{ card?: FoundGiftCard }>();
  return (
    <Part id="gift-card-check" title="Check a gift card">
      <IntentForm intent={INTENT} labels={{ gift_card_code: LABEL }} validator={codeValidator}>
        <Field
          name="gift_card_code"
          label={LABEL}
          required
          autoComplete="off"
          limit={MAX_CODE_LENGTH}
          help="16 letters and numbers. Capitals and dashes don't matter."
        />
        <SubmitButton name="check" value="balance" variant="quiet" sending="Checking…" className="mt-4">
          Check balance
        </SubmitButton>
      </IntentForm>
      {answered?.card && <FoundCard card={answered.card} />}
    </Part>
  );
}

export interface FoundGiftCard {
  /** Formatted as ABCD-EFGH-JKLM-NPQR. */
  code: string;
  /** As money. */
  balance: string;
  isEmpty: boolean;
}

/** Shows a gift card's balance, and a button to redeem it as store credit. */
function FoundCard({ card: { code, balance, isEmpty } }: { card: FoundGiftCard }) {
  return (
    <Status as="div" isNew className="mt-6 rounded-card bg-mint p-5 text-pine">
      <p className="text-sm tabular-nums">{code}</p>
      <p className="font-heading text-3xl font-semibold tabular-nums">{balance}</p>
      {isEmpty ? (
        <p className="mt-1">This gift card has no balance left.</p>
      ) : (
        <Redeem code={code} balance={balance} />
      )}
    </Status>
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
