import type { ContentItemQuery } from "../documents.generated";

type FieldChange = NonNullable<ContentItemQuery["contentItem"]>["history"][number]["changes"][number];

/** Longer texts are cut: the whole one is in its field. */
const MAX_LENGTH = 200;

/** Changed fields with their values before and after. */
export function FieldChanges({ changes }: { changes: FieldChange[] }) {
  return (
    <dl className="changes">
      {changes.map(({ title, from, to }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <del>{valueText(from)}</del> <ins>{valueText(to)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function valueText(value: string | null | undefined): string {
  if (value == null) return "as in the folder";
  return value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value;
}
