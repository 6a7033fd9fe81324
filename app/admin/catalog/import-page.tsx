import { FieldChanges } from "../drafts/field-changes";
import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { Notice } from "../ui/notice";
import { TextField } from "../ui/text-field";
import type { ImportProblem, ImportView } from "./import.server";

const FILE = { id: "file", label: "CSV file" };

/** A file of products is checked first, which changes nothing, and then imported. */
export function ImportPage({
  catalogImport,
  formKey,
  imported,
  problem,
}: ImportView & { problem: ImportProblem | null }) {
  return (
    <>
      <h1>Import products</h1>
      {problem && <FormProblem message={problem.message} field={problem.field === "file" ? FILE : null} />}
      {imported !== null && !problem && (
        <Notice kind="success">{counted(imported, "product")} changed. The shop shows them now.</Notice>
      )}
      {problem && problem.mistakes.length > 0 && (
        <DataTable
          label="Mistakes in the file"
          rows={problem.mistakes}
          keyOf={({ row, column, message }) => `${row} ${column} ${message}`}
          empty=""
          columns={[
            { title: "Row", cell: ({ row }) => row },
            { title: "Column", cell: ({ column }) => column || "–" },
            { title: "Mistake", cell: ({ message }) => message },
          ]}
        />
      )}
      {catalogImport && !problem && <CheckedFile {...catalogImport} formKey={formKey} />}
      <section className="part" aria-labelledby="upload">
        <h2 id="upload">Check a file</h2>
        <form method="post" encType="multipart/form-data">
          <TextField
            name={FILE.id}
            label={FILE.label}
            type="file"
            accept=".csv"
            hint="Up to 1 MB, with the columns of an export. Empty cells and missing columns change nothing."
            problem={problem?.field === "file" ? problem.message : null}
            required
          />
          <button type="submit" name="intent" value="check">
            Check file
          </button>
        </form>
      </section>
      <p>
        <a href="/admin/catalog">Back to the catalog</a>
      </p>
    </>
  );
}

type Checked = NonNullable<ImportView["catalogImport"]> & { formKey: string };

function CheckedFile({ checksum, products, product_count: count, formKey }: Checked) {
  return (
    <section className="part" aria-labelledby="changes">
      <h2 id="changes">{counted(count, "product")} would change</h2>
      <p>Nothing is changed yet.</p>
      {count > products.length && <p>These are the first {products.length}.</p>}
      {products.map(({ sku, changes }) => (
        <div key={sku}>
          <h3>{sku}</h3>
          <FieldChanges changes={changes} />
        </div>
      ))}
      {count > 0 && (
        <form method="post" encType="multipart/form-data">
          <input type="hidden" name="checksum" value={checksum} />
          <input type="hidden" name="key" value={formKey} />
          <button type="submit" name="intent" value="import">
            Publish these changes
          </button>
        </form>
      )}
    </section>
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
