import { DataTable } from "../ui/data-table";
import { Notice } from "../ui/notice";
import type { TaxesView } from "./taxes.server";

type Draft = NonNullable<TaxesView["taxDraft"]>;

/** What a checked file would change, and the button that imports it. */
export function TaxDraftPart(draft: Draft) {
  const { changes, change_count: count, checksum, effective, places, states, version } = draft;
  return (
    <section className="part" aria-labelledby="draft">
      <h2 id="draft">Version {version}, checked</h2>
      <p>
        In force from {effective}, with {counted(states, "state")} and {counted(places, "range")} of ZIP
        codes. Nothing is imported yet.
      </p>
      {draft.missing_states.length > 0 && (
        <Notice kind="problem">
          The file has no rate for {draft.missing_states.join(", ")}, where you're registered: no tax would be
          charged there.
        </Notice>
      )}
      <h3>
        {draft.compared_with === null
          ? counted(count, "new rate")
          : `${counted(count, "difference")} from version ${draft.compared_with}`}
      </h3>
      {count > changes.length && <p>These are the first {changes.length}.</p>}
      <DataTable
        label="Differences"
        rows={changes}
        keyOf={({ place }) => place}
        empty="The rates are the same."
        columns={[
          { title: "Place", cell: ({ place }) => place },
          { title: "Before", cell: ({ before }) => percentText(before), isNumber: true },
          { title: "After", cell: ({ after }) => percentText(after), isNumber: true },
          { title: "Rules", cell: (change) => (change.has_other_changes ? "Changed" : "–") },
        ]}
      />
      {draft.is_stored ? (
        <p>This version is imported already.</p>
      ) : (
        <form method="post" encType="multipart/form-data">
          <input type="hidden" name="checksum" value={checksum} />
          <button type="submit" name="intent" value="import">
            Import version {version}
          </button>
        </form>
      )}
    </section>
  );
}

function percentText(percent: number | null): string {
  return percent === null ? "none" : `${percent}%`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
