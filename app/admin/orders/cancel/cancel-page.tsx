import { FormProblem } from "../../ui/form-problem";
import { ParagraphField } from "../../ui/paragraph-field";
import { Amounts } from "../amounts";
import { OrderStatus } from "../order-columns";
import { PartFields, QuotedFields } from "../refund/part-fields";
import type { CancellationFormProblem, CancellationPageView } from "./cancel.server";

type View = CancellationPageView & { formProblem: CancellationFormProblem | null };

/** Previews the cancellation of pieces and shipping of an order, then makes it. */
export function CancelPage({ order, formKey, choices, preview, problem, formProblem }: View) {
  const message = formProblem?.message ?? problem;
  const path = `/admin/orders/${order.number}`;
  return (
    <>
      <div className="heading">
        <h1>Cancel a part of order {order.number}</h1>
        <OrderStatus {...order} />
        <span className="end">
          <a href={path}>Back to the order</a>
        </span>
      </div>
      {message && <FormProblem message={message} needsConfirmation={formProblem?.needsConfirmation} />}
      {!choices && <p className="part">Nothing can be canceled now.</p>}
      {choices && !preview && <Choices choices={choices} />}
      {preview && (
        <Preview
          preview={preview}
          version={order.version}
          formKey={formKey}
          path={path}
          problem={formProblem}
        />
      )}
    </>
  );
}

function Choices({ choices }: { choices: NonNullable<CancellationPageView["choices"]> }) {
  return (
    <form method="get" className="part form">
      <input type="hidden" name="preview" value="1" />
      <p>
        Canceled pieces won't be made. Discounts stay as ordered. Canceling every piece cancels the order.
      </p>
      <PartFields choices={choices} piecesLabel="pieces to cancel" shippingLabel="Shipping to cancel" />
      <button type="submit">Preview the cancellation</button>
    </form>
  );
}

interface PreviewProps {
  preview: NonNullable<CancellationPageView["preview"]>;
  version: string;
  formKey: string;
  path: string;
  problem: CancellationFormProblem | null;
}

function Preview({ preview, version, formKey, path, problem }: PreviewProps) {
  return (
    <form method="post" className="part form">
      <QuotedFields version={version} formKey={formKey} fields={preview.fields} />
      <Amounts title="What you cancel" amounts={preview.parts} />
      <Amounts title="Where it goes" amounts={preview.destinations} />
      {preview.owed && (
        <p>
          The buyer then owes <b>{preview.owed}</b>.
        </p>
      )}
      {preview.isWhole && (
        <p>
          <b>Nothing is left, so this cancels the order.</b>
        </p>
      )}
      <ParagraphField
        id="cancel-text"
        name="text"
        label="Why is it canceled?"
        hint="Only staff see it."
        value={problem?.text}
        rows={2}
        limit={200}
        problem={problem?.field === "text" ? problem.message : null}
      />
      <p>
        <button type="submit" className="danger">
          Cancel it and email the buyer
        </button>{" "}
        <a className="button quiet" href={`${path}/cancel`}>
          Change it
        </a>
      </p>
    </form>
  );
}
