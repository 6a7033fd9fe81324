import { useActionData } from "@remix-run/react";
import { Field } from "~/storefront/ui/field";
import { IntentForm } from "~/storefront/ui/intent-form";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { Part } from "../part";
import { FoundCard, type FoundGiftCard } from "./found-gift-card";
import { codeValidator, type GiftCardIntent } from "./gift-card-forms";

const LABEL = "Gift card code";
const INTENT: GiftCardIntent = "look-up";

/** Looks up the balance of a gift card by its code. */
export function LookUpPart() {
  const answered = useActionData<{ found?: FoundGiftCard }>();
  return (
    <Part id="gift-card-check" title="Check a gift card">
      <IntentForm intent={INTENT} labels={{ gift_card_code: LABEL }} validator={codeValidator}>
        <Field
          name="gift_card_code"
          label={LABEL}
          required
          autoComplete="off"
          help="16 letters and numbers. Capitals and dashes don't matter."
        />
        <SubmitButton name="check" value="balance" variant="quiet" sending="Checking…" className="mt-4">
          Check balance
        </SubmitButton>
      </IntentForm>
      {answered?.found && <FoundCard found={answered.found} />}
    </Part>
  );
}
