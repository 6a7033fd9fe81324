import { IntentForm } from "../ui/intent-form";
import { moneyText } from "../ui/money";
import { SelectField } from "../ui/select-field";
import { SubmitButton } from "../ui/submit-button";
import { TextAreaField } from "../ui/text-area-field";
import { decideValidator, decisions, FULFILLMENT_INTENTS } from "./fulfillment-forms";
import { FulfillmentPart } from "./fulfillment-part";
import type { FulfillmentClaim } from "./read-fulfillment.server";

const outcomes: Record<FulfillmentClaim["status"], string> = {
  OPEN: "Waiting for your decision.",
  REPLACED: "To be remade.",
  REFUNDED: "Refunded.",
  DECLINED: "Declined.",
};

/** The buyer's claims; each is decided separately. */
export function FulfillmentClaims({ claims }: { claims: FulfillmentClaim[] }) {
  const next = claims.find(({ status }) => status === "OPEN");
  return (
    <FulfillmentPart id="claims" title="Claims">
      <ul className="divide-y divide-line">
        {claims.map((claim) => (
          <li key={claim.id} className="py-5 first:pt-0 last:pb-0">
            <p className="font-semibold">
              {claim.product}: {claim.reason}
            </p>
            <p className="text-sm text-soft-ink">
              {claim.day}. {claim.wish}.
            </p>
            <p className="mt-2 max-w-measure whitespace-pre-line break-words">{claim.message}</p>
            {claim.photo && (
              <img
                src={claim.photo}
                alt={`${claim.product}, photographed by the buyer`}
                width={480}
                height={360}
                loading="lazy"
                className="mt-3 max-h-[360px] w-auto rounded-field bg-sand object-contain"
              />
            )}
            <p className="mt-3 font-semibold">{outcomes[claim.status]}</p>
            {claim.answer && <p className="mt-1 whitespace-pre-line break-words">{claim.answer}</p>}
            {claim === next && <DecideForm claim={claim} />}
          </li>
        ))}
      </ul>
    </FulfillmentPart>
  );
}

const labels = { decision: "Decision", answer: "Message to the buyer" };

function DecideForm({ claim }: { claim: FulfillmentClaim }) {
  const choices = Object.entries(decisions).map(([value, label]) => ({
    value,
    label: value === "REFUND" ? `${label}: ${moneyText(claim.refund)}` : label,
  }));
  return (
    <IntentForm
      key={claim.id}
      intent={FULFILLMENT_INTENTS.decide}
      labels={labels}
      validator={decideValidator}
      className="mt-4 grid max-w-[560px] gap-4"
    >
      <input type="hidden" name="claim" value={claim.id} />
      <SelectField
        name="decision"
        label={labels.decision}
        options={[{ value: "", label: "Please choose" }, ...choices]}
        required
      />
      <TextAreaField name="answer" label={labels.answer} rows={3} maxLength={1000} required />
      <SubmitButton className="justify-self-start">Save and email the buyer</SubmitButton>
    </IntentForm>
  );
}
