import { FormProblem } from "../../ui/form-problem";
import { Notice } from "../../ui/notice";
import { ParagraphField } from "../../ui/paragraph-field";
import { type BulkStep, bulkSteps, changedText } from "./bulk-steps";
import type { BulkOutcome } from "./change-orders.server";

/** What the form before has done with the checked orders, and which ones stayed as they are. */
export function BulkNotice({ changed, outcome }: { changed: number | null; outcome: BulkOutcome | null }) {
  if (outcome?.message) return <FormProblem message={outcome.message} />;
  if (outcome)
    return (
      <div role="alert" className="notice problem">
        <p>{changedText(outcome.changed)} These weren't:</p>
        <ul>
          {outcome.unchanged.map(({ number, reason }) => (
            <li key={number}>
              <a href={`/admin/orders/${encodeURIComponent(number)}`}>{number}</a>: {reason}
            </li>
          ))}
        </ul>
      </div>
    );
  return changed === null ? null : <Notice kind="success">{changedText(changed)}</Notice>;
}

interface BulkStepsProps {
  formKey: string;
  /** Those that the person may take. */
  steps: BulkStep[];
  /** As typed before. */
  text: string;
}

/** The text and the buttons of a form about the checked orders. */
export function BulkSteps({ formKey, steps, text }: BulkStepsProps) {
  return (
    <section className="part" aria-labelledby="checked-orders">
      <h2 id="checked-orders">Checked orders</h2>
      <input type="hidden" name="key" value={formKey} />
      {steps.some((step) => bulkSteps[step].needsText) && (
        <ParagraphField
          id="bulk-text"
          name="text"
          label="Note, or reason"
          hint="Only staff see it."
          value={text}
          rows={2}
          limit={200}
        />
      )}
      <p className="heading">
        {steps.map((step) => (
          <button
            key={step}
            type="submit"
            name="step"
            value={step}
            className="quiet"
            formNoValidate={!bulkSteps[step].needsText}
          >
            {bulkSteps[step].button}
          </button>
        ))}
      </p>
    </section>
  );
}
