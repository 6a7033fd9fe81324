import { useActionData } from "@remix-run/react";
import { ValidatedForm } from "remix-validated-form";
import { Field } from "~/storefront/ui/field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { Part } from "../part";
import { FoundCard, type FoundGiftCard } from "./found-gift-card";
import { codeValidator, type GiftCardIntent } from "./gift-card-forms";

const LABEL = "Gift card code";
const INTENT: GiftCardIntent = "look-up";

/** What a gift card holds, by its code. */
export function LookUpPart() {
  const answered = useActionData<{ found?: FoundGiftCard }>();
  return (
    <Part id="gift-card-check" title="Check a gift card">
      <ValidatedForm id={INTENT} validator={codeValidator} method="post" noValidate>
        <input type="hidden" name="intent" value={INTENT} />
        <FormProblems labels={{ gift_card_code: LABEL }} />
        <Field
          name="gift_card_code"
          label={LABEL}
          required
          autoComplete="off"
          help="16 letters and numbers. Capitals and dashes do not matter."
        />
        <SubmitButton name="check" value="balance" variant="quiet" sending="Checking…" className="mt-4">
          Check balance
        </SubmitButton>
      </ValidatedForm>
      {answered?.found && <FoundCard found={answered.found} />}
    </Part>
  );
}
