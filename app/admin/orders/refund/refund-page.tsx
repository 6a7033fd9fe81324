import { FormProblem } from "../../ui/form-problem";
import { TextField } from "../../ui/text-field";
import { Amounts } from "../amounts";
import { OrderStatus } from "../order-columns";
import { PartFields, QuotedFields } from "./part-fields";
import type { RefundFormProblem, RefundPageView } from "./refund.server";
import { REFUND_FIELDS } from "./refund-fields";

type View = RefundPageView & { formProblem: RefundFormProblem | null };

/** Previews a refund by pieces, shipping and a free amount, then makes it. */
export function RefundPage({ order, formKey, choices, preview, problem, formProblem }: View) {
  const message = formProblem?.message ?? problem;
  const path = `/admin/orders/${order.number}`;
  return (
    <>
      <div className="heading">
        <h1>Refund order {order.number}</h1>
        <OrderStatus {...order} />
        <span className="end">
          <a href={path}>Back to the order</a>
        </span>
      </div>
      {message && <FormProblem message={message} needsConfirmation={formProblem?.needsConfirmation} />}
      {!choices && <p className="part">There's nothing to refund now.</p>}
      {choices && !preview && <Choices choices={choices} />}
      {preview && <Preview preview={preview} version={order.version} formKey={formKey} path={path} />}
    </>
  );
}

function Choices({ choices }: { choices: NonNullable<RefundPageView["choices"]> }) {
  return (
    <form method="get" className="part form">
      <input type="hidden" name="preview" value="1" />
      <p>
        {choices.left} can be refunded.
        {choices.leftToday && ` You can refund ${choices.leftToday} more today.`} Sales tax is refunded with
        the pieces and the shipping it was charged on. Pieces that you refund before production won't be made.
      </p>
      <PartFields choices={choices} piecesLabel="pieces" shippingLabel="Shipping" />
      <TextField
        name={REFUND_FIELDS.adjustment}
        label="Additional amount"
        hint="In dollars, on top of pieces and shipping."
        inputMode="decimal"
        defaultValue={choices.adjustment}
      />
      <button type="submit">Preview the refund</button>
    </form>
  );
}

interface PreviewProps {
  preview: NonNullable<RefundPageView["preview"]>;
  version: string;
  formKey: string;
  path: string;
}

function Preview({ preview, version, formKey, path }: PreviewProps) {
  return (
    <form method="post" className="part form">
      <QuotedFields version={version} formKey={formKey} fields={preview.fields} />
      <Amounts
        title="What you refund"
        amounts={[...preview.parts, { id: "total", label: "Total", amount: preview.amount }]}
      />
      <Amounts title="Where it goes" amounts={preview.destinations} />
      {preview.isWhole && (
        <p>
          <b>Nothing is left after this refund, so it ends the order. Don't make or ship it.</b>
        </p>
      )}
      <p>
        <button type="submit">Refund {preview.amount} and email the buyer</button>{" "}
        <a className="button quiet" href={`${path}/refund`}>
          Change it
        </a>
      </p>
    </form>
  );
}
