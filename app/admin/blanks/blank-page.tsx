import type { SerializeFrom } from "@remix-run/node";
import type { FormRejection } from "../frame/failed-form.server";
import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { shopTimeText } from "../ui/format";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import type { readBlank } from "./blank.server";
import { BlankFormFields } from "./blank-form-fields";
import { blankMoves } from "./blank-moves";

export type BlankView = SerializeFrom<typeof readBlank>;

const changeTitles: Record<string, string> = {
  received: "Arrived",
  spoiled: "Spoiled or lost",
  counted: "Counted",
  used: "Used",
};

/** One blank: its number, how it changed, and its forms. */
export function BlankPage({
  blank,
  formKey,
  done,
  rejection,
}: BlankView & { rejection: FormRejection | null }) {
  const failed = (intent: string) => (rejection?.typed.intent === intent ? rejection : null);
  return (
    <>
      <p>
        <a href={`/admin/blanks?store=${blank.store_code}`}>Blanks</a>
      </p>
      <h1>{blank.name}</h1>
      {rejection && <FormProblem message={rejection.message} />}
      {!rejection && done && <Notice kind="success">{done}</Notice>}
      <div className="columns">
        <div>
          <p className="part">
            <strong>{blank.quantity} on hand</strong>
            {blank.is_low && ", few enough to order more"}
          </p>
          <h2>Changes</h2>
          <DataTable
            label="Changes, newest first"
            rows={blank.changes}
            keyOf={({ id }) => id}
            empty="No changes yet."
            columns={[
              { title: "When", cell: ({ at }) => shopTimeText(at) },
              { title: "What", cell: ({ kind }) => changeTitles[kind] ?? kind },
              { title: "Number", cell: ({ quantity }) => signed(quantity), isNumber: true },
              {
                title: "Order",
                cell: ({ order_number: number }) =>
                  number ? <a href={`/admin/orders/${number}`}>{number}</a> : "–",
              },
            ]}
          />
        </div>
        <div>
          <section className="part" aria-labelledby="move">
            <h2 id="move">Change the number</h2>
            <form method="post">
              <input type="hidden" name="key" value={formKey} />
              <SelectField
                name="kind"
                label="What happened"
                value={failed("move")?.typed.kind}
                options={Object.entries(blankMoves)}
              />
              <TextField
                name="quantity"
                label="How many"
                inputMode="numeric"
                required
                defaultValue={failed("move")?.typed.quantity}
                problem={rejection?.field === "quantity" ? rejection.message : null}
              />
              <button type="submit" name="intent" value="move">
                Save number
              </button>
            </form>
          </section>
          <section className="part" aria-labelledby="change">
            <h2 id="change">Change the blank</h2>
            <form method="post">
              <input type="hidden" name="key" value={formKey} />
              <input type="hidden" name="version" value={blank.version} />
              <BlankFormFields stored={blank} rejection={failed("change")} />
              <button type="submit" name="intent" value="change">
                Save
              </button>
            </form>
            <details>
              <summary>Delete the blank</summary>
              <form method="post">
                <input type="hidden" name="key" value={formKey} />
                <input type="hidden" name="version" value={blank.version} />
                <p>Its number and its changes are deleted, too.</p>
                <button type="submit" name="intent" value="delete" className="danger">
                  Delete for good
                </button>
              </form>
            </details>
          </section>
        </div>
      </div>
    </>
  );
}

function signed(quantity: number): string {
  return quantity > 0 ? `+${quantity}` : String(quantity);
}
