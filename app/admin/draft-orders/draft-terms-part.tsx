import { Part } from "../orders/page-part";
import { ParagraphField } from "../ui/paragraph-field";
import { TextField } from "../ui/text-field";
import { DraftForm, type DraftPartProps, problemOf, typedIn } from "./draft-form";

/** The discount of a draft order, and the note for staff. */
export function DraftTermsPart({ draft, formKey, problem }: DraftPartProps) {
  const discount = typedIn(problem, "discount");
  const comment = typedIn(problem, "comment");
  return (
    <Part title="Discount and note">
      <DraftForm draft={draft} formKey={formKey} intent="discount">
        <TextField
          name="amount"
          label="Discount"
          hint="US dollars off the products. It counts toward your refunds of the day. Empty: none."
          inputMode="decimal"
          autoComplete="off"
          defaultValue={discount.amount ?? draft.discount?.value.toFixed(2) ?? ""}
          problem={problemOf(problem, "discount", "amount")}
        />
        <TextField
          name="reason"
          label="Reason"
          hint="For staff; the customer sees the discount, not the reason."
          limit={200}
          autoComplete="off"
          defaultValue={discount.reason ?? draft.discount_reason}
          problem={problemOf(problem, "discount", "reason")}
        />
        <p>
          <button type="submit" className="quiet">
            Save the discount
          </button>
        </p>
      </DraftForm>
      <DraftForm draft={draft} formKey={formKey} intent="comment">
        <ParagraphField
          id="comment"
          name="comment"
          label="Note"
          hint="For staff. It goes into the order's timeline."
          value={comment.comment ?? draft.comment}
          isOptional
          problem={problemOf(problem, "comment", "comment")}
        />
        <p>
          <button type="submit" className="quiet">
            Save the note
          </button>
        </p>
      </DraftForm>
    </Part>
  );
}
