import type { ContentItemQuery } from "../documents.generated";
import { shopTimeText } from "../ui/format";
import { TextField } from "../ui/text-field";
import type { DraftProblem } from "./draft-fields";
import { DraftFormHead, type DraftFormKeys } from "./draft-form-head";
import { FieldChanges } from "./field-changes";

interface DraftPartProps extends DraftFormKeys {
  draft: NonNullable<NonNullable<ContentItemQuery["contentItem"]>["draft"]>;
  /** Null for what has no page. */
  previewPath: string | null;
  mayEdit: boolean;
  problem: DraftProblem | null;
  /** Why it was not published at its time. */
  unscheduledBecause?: string | null;
}

/** What the draft would change, its preview, and the forms that publish or discard it. */
export function DraftPart(props: DraftPartProps) {
  const { draft, previewPath, mayEdit, problem, unscheduledBecause, ...form } = props;
  return (
    <section className="part" aria-labelledby="draft">
      <h2 id="draft">Draft</h2>
      <p>
        Saved by {draft.changed_by} on {shopTimeText(draft.changed_at)}.{" "}
        {draft.publish_at ? (
          <strong>It will be published on {shopTimeText(draft.publish_at)}, New York time.</strong>
        ) : (
          "It isn't scheduled."
        )}
      </p>
      {unscheduledBecause && (
        <p>
          <strong>It wasn&rsquo;t published at its time.</strong> {unscheduledBecause}
        </p>
      )}
      <FieldChanges changes={draft.changes} />
      {previewPath && (
        <p>
          <a className="button quiet" href={previewPath}>
            Preview
          </a>
        </p>
      )}
      {mayEdit && (
        <form method="post" aria-label="Draft">
          <DraftFormHead {...form} />
          <p>
            <button type="submit" name="intent" value="publish">
              Publish now
            </button>{" "}
            <button type="submit" name="intent" value="discard" className="quiet">
              Discard draft
            </button>
          </p>
        </form>
      )}
      {mayEdit && (
        <form method="post" className="filters" aria-label="Schedule">
          <DraftFormHead {...form} />
          <TextField
            name="at"
            label="Publish at"
            type="datetime-local"
            hint="New York time (Eastern)."
            defaultValue={problem?.typed.at}
            problem={problem?.field === "at" ? problem.message : null}
            required
          />
          <button type="submit" name="intent" value="schedule">
            Schedule
          </button>
        </form>
      )}
    </section>
  );
}
