import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { shopTimeText } from "../ui/format";
import { Notice } from "../ui/notice";
import { TextField } from "../ui/text-field";
import { TaxDraftPart } from "./tax-draft-part";
import type { TaxesView, TaxFormProblem } from "./taxes.server";

const labels = { file: "File", version: "Version (for CSV)" };

/** The field that was rejected; null when it is the whole file. */
function fieldOf({ field }: TaxFormProblem) {
  return field === "file" || field === "version" ? { id: field, label: labels[field] } : null;
}

/** The versions of the tax rates, and the form to import another one. */
export function TaxesPage({
  taxVersions,
  taxDraft,
  imported,
  problem,
}: TaxesView & { problem: TaxFormProblem | null }) {
  return (
    <>
      <h1>Taxes</h1>
      {problem && <FormProblem message={problem.message} field={fieldOf(problem)} />}
      {imported && !problem && (
        <Notice kind="success">
          Version {imported} is imported. New orders use it from the day it takes effect.
        </Notice>
      )}
      {problem && problem.mistakes.length > 0 && (
        <DataTable
          label="Mistakes in the file"
          rows={problem.mistakes}
          keyOf={({ line, message }) => `${line} ${message}`}
          empty=""
          columns={[
            { title: "Line", cell: ({ line }) => line },
            { title: "Mistake", cell: ({ message }) => message },
          ]}
        />
      )}
      {taxDraft && !problem && <TaxDraftPart {...taxDraft} />}
      <h2>Versions</h2>
      <DataTable
        label="Versions of the tax rates"
        rows={taxVersions}
        keyOf={({ name }) => name}
        empty="There are no tax rates yet."
        columns={[
          { title: "Version", cell: ({ name }) => name },
          { title: "Takes effect", cell: ({ effective }) => effective },
          {
            title: "State",
            cell: (version) => (version.is_in_force ? <span className="pill active">in force</span> : "–"),
          },
          {
            title: "Came from",
            cell: (version) => (version.is_imported ? "Imported" : "Came with the shop"),
          },
          { title: "Added", cell: (version) => shopTimeText(version.created_at) },
        ]}
      />
      <section className="part" aria-labelledby="upload">
        <h2 id="upload">Check a file of rates</h2>
        <form method="post" encType="multipart/form-data">
          <TextField
            name="file"
            label={labels.file}
            type="file"
            accept=".csv,.yaml,.yml"
            hint="CSV or YAML, up to 1 MB. The columns are described in docs/operating.md."
            problem={problem?.field === "file" ? problem.message : null}
            required
          />
          <TextField
            name="version"
            label={labels.version}
            hint="Such as 2026-07."
            problem={problem?.field === "version" ? problem.message : null}
          />
          <TextField name="effective" label="Takes effect on (for CSV)" type="date" />
          <button type="submit" name="intent" value="check">
            Check file
          </button>
        </form>
      </section>
    </>
  );
}
