import type { ContentItemQuery } from "../documents.generated";
import { shopTimeText } from "../ui/format";
import { DraftFormHead, type DraftFormKeys } from "./draft-form-head";
import { FieldChanges } from "./field-changes";

interface DraftHistoryProps extends DraftFormKeys {
  history: NonNullable<ContentItemQuery["contentItem"]>["history"];
  mayEdit: boolean;
}

/** What was published, the newest first. */
export function DraftHistory({ history, mayEdit, ...form }: DraftHistoryProps) {
  return (
    <section className="part" aria-labelledby="history">
      <h2 id="history">History</h2>
      {history.length === 0 && <p className="soft">Nothing was changed here yet.</p>}
      {history.map((change) => {
        const time = shopTimeText(change.published_at);
        return (
          <div key={change.id}>
            <h3>
              {change.is_undo ? "Undone" : "Published"} by {change.published_by}, {time}
            </h3>
            <FieldChanges changes={change.changes} />
            {mayEdit && change.may_be_undone && (
              <form method="post">
                <DraftFormHead {...form} />
                <input type="hidden" name="change" value={change.id} />
                <button
                  type="submit"
                  name="intent"
                  value="undo"
                  className="quiet"
                  aria-label={`Undo the change of ${time}`}
                >
                  Undo
                </button>
              </form>
            )}
          </div>
        );
      })}
    </section>
  );
}
