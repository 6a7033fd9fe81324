import type { SerializeFrom } from "@remix-run/node";
import type { FormRejection } from "../frame/failed-form.server";
import { ExportForm } from "../lists/export-form";
import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { Notice } from "../ui/notice";
import { StoreChoice } from "../ui/store-choice";
import { BlankFormFields } from "./blank-form-fields";
import type { readBlanks } from "./blanks.server";

export type BlanksView = SerializeFrom<typeof readBlanks>;

/** A store's blanks, and the form that adds one. */
export function BlanksPage({
  blanks,
  store,
  stores,
  isLow,
  formKey,
  isDeleted,
  rejection,
}: BlanksView & { rejection: FormRejection | null }) {
  return (
    <>
      <div className="heading">
        <h1>Blanks</h1>
        <ExportForm list="blanks" search="" />
      </div>
      {rejection && <FormProblem message={rejection.message} />}
      {!rejection && isDeleted && <Notice kind="success">The blank is deleted.</Notice>}
      <p className="soft">
        What products are made of, such as white mugs. Starting production takes one for each piece.
      </p>
      <form method="get" className="filters" aria-label="Blanks">
        {stores.length > 1 && <StoreChoice store={store} stores={stores} />}
        <label className="check">
          <input type="checkbox" name="low" value="1" defaultChecked={isLow} /> Low only
          {stores.length > 1 && ", of all stores"}
        </label>
        <button type="submit">Show</button>
      </form>
      <DataTable
        label="Blanks"
        rows={blanks}
        keyOf={({ id }) => id}
        empty={isLow ? "Nothing is running low." : "There are no blanks yet."}
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
