import type { SerializeFrom } from "@remix-run/node";
import type { FormRejection } from "../frame/failed-form.server";
import { ExportForm } from "../lists/export-form";
import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { Notice } from "../ui/notice";
import { StoreChoice } from "../ui/store-choice";
import { TextField } from "../ui/text-field";
import { SavedViews } from "../views/saved-views";
import { BlankFormFields } from "./blank-form-fields";
import type { readBlanks } from "./blanks.server";

export type BlanksView = SerializeFrom<typeof readBlanks>;

/** A store's blanks, and the form that adds one. */
export function BlanksPage({
  blanks,
  store,
  stores,
  name,
  isLow,
  search,
  views,
  formKey,
  isDeleted,
  rejection,
}: BlanksView & { rejection: FormRejection | null }) {
  return (
    <>
      <div className="heading">
        <h1>Blanks</h1>
        <ExportForm list="blanks" search={search} />
      </div>
      {rejection && <FormProblem message={rejection.message} />}
      {!rejection && isDeleted && <Notice kind="success">The blank is deleted.</Notice>}
      <p className="soft">
        What products are made of, such as white mugs. Starting production takes one for each piece.
      </p>
      <form method="get" className="filters" aria-label="Blanks">
        <TextField name="search" label="Search" type="search" defaultValue={name} placeholder="Name" />
        {stores.length > 1 && <StoreChoice store={store} stores={stores} />}
        <label className="check">
          <input type="checkbox" name="low" value="1" defaultChecked={isLow} /> Low only
          {stores.length > 1 && ", of all stores"}
        </label>
        <button type="submit">Show</button>
      </form>
      <SavedViews list="BLANKS" views={views} search={search} />
      <DataTable
        label="Blanks"
        rows={blanks}
        keyOf={({ id }) => id}
        empty={emptyText(name, isLow)}
        columns={[
          { title: "Blank", cell: ({ id, name }) => <a href={`/admin/blanks/${id}`}>{name}</a> },
          ...(stores.length > 1
            ? [{ title: "Store", cell: ({ store_code }: BlanksView["blanks"][number]) => store_code }]
            : []),
          { title: "On hand", cell: ({ quantity }) => quantity, isNumber: true },
          { title: "Low at", cell: ({ low_quantity }) => low_quantity, isNumber: true },
          { title: "State", cell: ({ is_low }) => (is_low ? <strong>Low</strong> : "Enough") },
          { title: "Products", cell: ({ products }) => products.join(", ") || "–" },
        ]}
      />
      <section className="part" aria-labelledby="new-blank">
        <h2 id="new-blank">New blank</h2>
        <form method="post">
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="store" value={store} />
          <BlankFormFields rejection={rejection} />
          <button type="submit">Add blank</button>
        </form>
      </section>
    </>
  );
}

function emptyText(name: string, isLow: boolean): string {
  if (name) return "No blank's name has these words.";
  return isLow ? "Nothing is running low." : "There are no blanks yet.";
}
