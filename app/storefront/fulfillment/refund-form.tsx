import { Form } from "@remix-run/react";
import { REFUND_FIELDS } from "~/provider/refund-fields";
import { ErrorSummary } from "../ui/error-summary";
import { PlainField } from "../ui/plain-field";
import { SubmitButton } from "../ui/submit-button";
import { FULFILLMENT_INTENTS } from "./fulfillment-forms";
import { FulfillmentPart } from "./fulfillment-part";
import type { RefundView } from "./refund-view.server";

/** Previews a refund by lines, shipping and a free amount, then makes it. */
export function RefundForm({ refund }: { refund: RefundView }) {
  return (
    <FulfillmentPart id="refund" title="Refund">
      {refund.problem && <ErrorSummary source={refund} whole={refund.problem} problems={[]} />}
      {refund.preview ? <Preview preview={refund.preview} /> : <Choices refund={refund} />}
    </FulfillmentPart>
  );
}

function Choices({ refund }: { refund: RefundView }) {
  return (
    <Form method="get" action="#refund" className="grid max-w-[560px] gap-5 print:hidden">
      <input type="hidden" name="refund" value="preview" />
      <p>
        {refund.left} can still be refunded. Sales tax is refunded with the items and shipping it was charged
        on.
      </p>
      {refund.lines.map((line) => (
        <PlainField
          key={line.field}
          name={line.field}
          label={`${line.name}: quantity (of ${line.left})`}
          type="number"
          min={0}
          max={line.left}
          defaultValue={line.typed}
          required
          className="max-w-[320px]"
        />
      ))}
      {refund.shippingLeft && (
        <PlainField
          name={REFUND_FIELDS.shipping}
          label="Shipping"
          help={`In dollars, before tax; ${refund.shippingLeft} at most.`}
          inputMode="decimal"
          defaultValue={refund.shipping}
          className="max-w-[320px]"
        />
      )}
      <PlainField
        name={REFUND_FIELDS.adjustment}
        label="Additional amount"
        help="In dollars; on top of items and shipping."
        inputMode="decimal"
        defaultValue={refund.adjustment}
        className="max-w-[320px]"
      />
      <SubmitButton className="justify-self-start" variant="quiet">
        Preview the refund
      </SubmitButton>
    </Form>
  );
}

function Preview({ preview }: { preview: NonNullable<RefundView["preview"]> }) {
  return (
    <Form method="post" className="grid max-w-[560px] gap-5">
      <input type="hidden" name="intent" value={FULFILLMENT_INTENTS.refund} />
      <input type="hidden" name={REFUND_FIELDS.key} value={preview.key} />
      <input type="hidden" name={REFUND_FIELDS.refundable} value={preview.refundable} />
      {preview.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Amounts
        title="What we refund"
        amounts={[...preview.parts, { id: "total", label: "Total", amount: preview.amount }]}
      />
      <Amounts title="Where it goes" amounts={preview.destinations} />
      {preview.isWhole && (
        <p className="font-semibold">
          Nothing is left after this refund, so it ends the order. Don't make or ship it.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton>Refund {preview.amount} and email the buyer</SubmitButton>
        <a href="?#refund" className="font-semibold underline underline-offset-4">
          Change it
        </a>
      </div>
    </Form>
  );
}

interface Amount {
  id: string;
  label: string;
  amount: string;
}

function Amounts({ title, amounts }: { title: string; amounts: Amount[] }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <dl className="space-y-1">
        {amounts.map(({ id, label, amount }) => (
          <div key={id} className="flex justify-between gap-4">
            <dt className="min-w-0 break-words">{label}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
