import { ExportForm } from "../lists/export-form";
import { DataTable } from "../ui/data-table";
import { moneyText, shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import { SavedViews } from "../views/saved-views";
import type { AuditView } from "./audit.server";

type Entry = AuditView["entries"][number];

/** Who did what, newest first. */
export function AuditPage(props: AuditView) {
  const { filter, search, entries, endCursor, views } = props;
  return (
    <>
      <div className="heading">
        <h1>Audit log{filter.subject_type && filter.subject_id && ` of ${filter.subject_id}`}</h1>
        <ExportForm list="audit" search={search} />
      </div>
      <AuditFilter {...props} />
      <SavedViews list="AUDIT" views={views} search={search} />
      <DataTable
        label="Audit log"
        rows={entries}
        keyOf={({ id }) => id}
        empty="Nothing recorded."
        columns={[
          { title: "Time", cell: ({ at }) => shopTimeText(at) },
          { title: "Who", cell: ({ staff_name }) => staff_name || "–" },
          { title: "Action", cell: ({ title }) => title },
          { title: "Subject", cell: (entry) => <Subject {...entry} /> },
          { title: "Changed", cell: ({ changed_fields }) => changed_fields.join(", ") || "–" },
          { title: "Refund", cell: ({ amount }) => (amount ? moneyText(amount) : "–"), isNumber: true },
        ]}
      />
      <NextPage search={search} endCursor={endCursor} />
    </>
  );
}

function AuditFilter({ filter, actions, subjectTypes, staff }: AuditView) {
  const { action, staff_id, subject_type, subject_id } = filter;
  const isHalf = !subject_type !== !subject_id;
  return (
    <form method="get" className="filters" aria-label="Audit log">
      <SelectField
        name="action"
        label="Action"
        value={action ?? ""}
        options={[["", "All actions"], ...actions.map(({ code, title }): [string, string] => [code, title])]}
      />
      <SelectField
        name="staff"
        label="Who"
        value={String(staff_id ?? "")}
        options={[["", "Everybody"], ...staff.map(({ id, name }): [string, string] => [id, name])]}
      />
      <SelectField
        name="subject"
        label="Subject"
        value={subject_type ?? ""}
        options={[
          ["", "Anything"],
          ...subjectTypes.map((type): [string, string] => [type, subjectTitle(type)]),
        ]}
      />
      <TextField
        name="subject_id"
        label="Number of the subject"
        placeholder="As in the list"
        defaultValue={subject_id ?? ""}
        problem={isHalf ? "Choose a subject and type its number, or leave both empty." : null}
      />
      <button type="submit">Show</button>
    </form>
  );
}

/** Such as "Gift card". */
function subjectTitle(type: string): string {
  const words = type.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Subject({ subject_type, subject_id }: Entry) {
  if (subject_type === "product" && subject_id)
    return <a href={`/admin/catalog/${encodeURIComponent(subject_id)}`}>{subject_id}</a>;
  if (subject_type === "gift-card" && subject_id)
    return <a href={`/admin/gift-cards/${subject_id}`}>gift card {subject_id}</a>;
  if (subject_type === "order" && subject_id) return <a href={`/admin/orders/${subject_id}`}>{subject_id}</a>;
  if (subject_type === "draft-order" && subject_id)
    return <a href={`/admin/draft-orders/${subject_id}`}>D{subject_id}</a>;
  return <>{[subject_type, subject_id].filter(Boolean).join(" ")}</>;
}
