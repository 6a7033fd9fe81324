import { Field } from "../ui/field";
import { IntentForm } from "../ui/intent-form";
import { PlainField } from "../ui/plain-field";
import { SelectField } from "../ui/select-field";
import { SubmitButton } from "../ui/submit-button";
import { FULFILLMENT_INTENTS, piecesField, shipValidator } from "./fulfillment-forms";
import { FulfillmentPart } from "./fulfillment-part";
import type { FulfillmentView } from "./read-fulfillment.server";

const labels = { carrier: "Carrier", tracking_number: "Tracking number" };

/** Records a parcel: all remaining pieces, unless fewer are entered. */
export function ShipForm({ view }: { view: FulfillmentView }) {
  const lines = view.lines.filter(({ toSend }) => toSend > 0);
  return (
    <FulfillmentPart id="send" title="Ship a package">
      <IntentForm
        key={`${view.parcels.length} ${view.shippedBy?.tracking_number}`}
        intent={FULFILLMENT_INTENTS.ship}
        labels={labels}
        validator={shipValidator}
        defaultValues={view.shippedBy ?? undefined}
        className="grid gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            name="carrier"
            label={labels.carrier}
            options={view.carriers.map(({ code, title }) => ({ value: code, label: title }))}
            required
          />
          <Field
            name="tracking_number"
            label={labels.tracking_number}
            required
            maxLength={60}
            autoComplete="off"
          />
        </div>
        {lines.map((line) => (
          <PlainField
            key={line.id}
            name={piecesField(line.id)}
            label={`${line.name}: quantity (of ${line.toSend})`}
            type="number"
            min={0}
            max={line.toSend}
            defaultValue={line.toSend}
            required
            className="max-w-[320px]"
          />
        ))}
        <SubmitButton className="justify-self-start">Ship and email the buyer</SubmitButton>
      </IntentForm>
    </FulfillmentPart>
  );
}
