import { ExportForm } from "../lists/export-form";
import { DataTable } from "../ui/data-table";
import { moneyText, shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { SelectField } from "../ui/select-field";
import type { AuditView } from "./audit.server";

type Entry = AuditView["entries"][number];

/** Who did what, newest first. */
export function AuditPage({ action, subject, search, entries, endCursor, actions }: AuditView) {
  const options = actions.map(({ code, title }): [string, string] => [code, title]);
  return (
    <>
      <div className="heading">
        <h1>Audit log{subject && ` of ${subject.id}`}</h1>
        <ExportForm list="audit" search={search} />
      </div>
      <form method="get" className="filters" aria-label="Audit log">
        {subject && (
          <>
            <input type="hidden" name="subject" value={subject.type} />
            <input type="hidden" name="id" value={subject.id} />
          </>
        )}
        <SelectField
          name="action"
          label="Action"
          value={action}
          options={[["", "All actions"], ...options]}
        />
        <button type="submit">Show</button>
      </form>
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
