import { Part } from "../orders/page-part";
import { DraftForm, type DraftPartProps } from "./draft-form";

/** The way on after the order of a draft was canceled or refunded. */
export function ReopenPart({ draft, formKey }: DraftPartProps) {
  return (
    <Part title="Order again">
      <p>
        Order {draft.order_number} was canceled or refunded, and the customer&rsquo;s link says so. Reopen the
        draft to change it and send a new link. The order stays as it is.
      </p>
      <DraftForm draft={draft} formKey={formKey} intent="reopen">
        <p>
          <button type="submit">Reopen the draft</button>
        </p>
      </DraftForm>
    </Part>
  );
}
