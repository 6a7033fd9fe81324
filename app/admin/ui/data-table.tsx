import type { ReactNode } from "react";

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Not shown on a phone. */
  isWide?: boolean;
}

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  /** The first one names the row. */
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  /** Shown instead of a table without rows. */
  empty: string;
}

/** A table whose rows become blocks of labeled lines on a phone. */
export function DataTable<Row>({ label, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return <p className="part soft">{empty}</p>;
  const [first, ...others] = columns;
  return (
    <div className="scroll">
      <table className="stacks" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={classesOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row" data-label={first.title}>
                {first.cell(row)}
              </th>
              {others.map((column) => (
                <td key={column.title} data-label={column.title} className={classesOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function classesOf({ isNumber, isWide }: Pick<Column<never>, "isNumber" | "isWide">): string | undefined {
  return [isNumber && "number", isWide && "wide"].filter(Boolean).join(" ") || undefined;
}
