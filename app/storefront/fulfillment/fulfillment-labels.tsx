import { Form } from "@remix-run/react";
import { Field } from "../ui/field";
import { IntentForm } from "../ui/intent-form";
import { SelectField } from "../ui/select-field";
import { SubmitButton } from "../ui/submit-button";
import { FULFILLMENT_INTENTS, quoteValidator } from "./fulfillment-forms";
import { FulfillmentPart } from "./fulfillment-part";
import type { FulfillmentLabel } from "./label-view";
import type { FulfillmentView } from "./read-fulfillment.server";

/** Buys, prints and voids the shipping labels of an order. */
export function FulfillmentLabels({ view }: { view: FulfillmentView }) {
  return (
    <FulfillmentPart id="labels" title="Shipping labels">
      {view.labels.length > 0 && (
        <ul className="divide-y divide-line">
          {view.labels.map((label) => (
            <li key={label.id} className="py-5 first:pt-0">
              <Label label={label} />
            </li>
          ))}
        </ul>
      )}
      {view.canBuyLabels && <QuoteForm view={view} />}
    </FulfillmentPart>
  );
}

function Label({ label }: { label: FulfillmentLabel }) {
  return (
    <>
      <p className="font-semibold">{label.title}</p>
      <p className={label.problem ? "font-semibold text-accent-strong" : "text-soft-ink"}>
        {label.stand} {label.problem}
      </p>
      {label.rates.length > 0 && <RateForm label={label} />}
      {label.file && (
        <div className="mt-2 flex flex-wrap items-center gap-4 print:hidden">
          <a
            href={label.file}
            className="inline-flex min-h-[44px] items-center font-semibold text-accent-strong underline underline-offset-4"
          >
            Print label (PDF, 4 × 6 in)
          </a>
          <Form method="post">
            <input type="hidden" name="intent" value={FULFILLMENT_INTENTS.voidLabel} />
            <SubmitButton name="label" value={label.id} variant="quiet">
              Void label
            </SubmitButton>
          </Form>
        </div>
      )}
    </>
  );
}

function RateForm({ label }: { label: FulfillmentLabel }) {
  return (
    <Form method="post" className="mt-3 grid gap-3 print:hidden">
      <input type="hidden" name="intent" value={FULFILLMENT_INTENTS.buyLabel} />
      <input type="hidden" name="label" value={label.id} />
      <fieldset>
        <legend className="text-sm text-soft-ink">Rate</legend>
        {label.rates.map(({ id, text }, index) => (
          <label key={id} className="flex min-h-[44px] items-center gap-3">
            <input type="radio" name="rate" value={id} defaultChecked={index === 0} required />
            {text}
          </label>
        ))}
      </fieldset>
      <SubmitButton className="justify-self-start" sending="Buying…">
        Buy label
      </SubmitButton>
    </Form>
  );
}

const labels = { box: "Box", grams: "Packed weight in grams" };

function QuoteForm({ view }: { view: FulfillmentView }) {
  return (
    <IntentForm
      key={view.labels.length}
      intent={FULFILLMENT_INTENTS.quoteLabel}
      labels={labels}
      validator={quoteValidator}
      defaultValues={view.proposedParcel}
      className="mt-4 grid gap-5 print:hidden"
    >
      <input type="hidden" name="key" value={view.labelKey} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="box" label={labels.box} options={view.boxes} required />
        <Field
          name="grams"
          label={labels.grams}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          required
        />
      </div>
      <SubmitButton className="justify-self-start" variant="quiet" sending="Asking the carriers…">
        Get rates
      </SubmitButton>
    </IntentForm>
  );
}
