import { Amounts } from "../orders/amounts";
import { Part } from "../orders/page-part";
import { DataTable } from "../ui/data-table";
import { moneyText } from "../ui/format";
import { TextField } from "../ui/text-field";
import { DraftForm, type DraftPartProps, typedIn } from "./draft-form";

interface DraftLinesProps extends DraftPartProps {
  isEditable: boolean;
}

/** The lines of a draft order with their quantities, and the totals as its cart computes them. */
export function DraftLines({ draft, formKey, problem, isEditable }: DraftLinesProps) {
  const failed = typedIn(problem, "quantity");
  return (
    <Part title="Products">
      <DataTable
        label="Products"
        rows={draft.items}
        keyOf={({ uid }) => uid}
        empty="Nothing here yet. Add a product below."
        columns={[
          {
            title: "Product",
            cell: ({ name, options, problem: lineProblem }) => (
              <span>
                {name} <small>{options.map(({ label, text }) => `${label}: ${text}`).join(", ")}</small>
                {lineProblem && <span className="field-problem">{lineProblem}</span>}
              </span>
            ),
          },
          { title: "Each", cell: ({ unit_price }) => moneyText(unit_price), isNumber: true },
          {
            title: "Quantity",
            cell: ({ uid, name, quantity, is_free_gift }) =>
              isEditable && !is_free_gift ? (
                <DraftForm draft={draft} formKey={formKey} intent="quantity" className="filters">
                  <input type="hidden" name="uid" value={uid} />
                  <TextField
                    id={`quantity-${uid}`}
                    name="quantity"
                    label={`Quantity of ${name}`}
                    inputMode="numeric"
                    required
                    size={4}
                    defaultValue={failed.uid === uid ? failed.quantity : quantity}
                    problem={failed.uid === uid ? problem?.message : null}
                  />
                  <button type="submit" className="quiet">
                    Change
                  </button>
                  <button
                    type="submit"
                    name="remove"
                    value="1"
                    className="quiet"
                    formNoValidate
                    aria-label={`Remove ${name}`}
                  >
                    Remove
                  </button>
                </DraftForm>
              ) : (
                quantity
              ),
          },
          { title: "Price", cell: ({ row_total }) => moneyText(row_total), isNumber: true },
        ]}
      />
      {draft.items.length > 0 && (
        <Amounts
          title="Totals"
          amounts={draft.totals.map(({ code, label, amount }) => ({
            id: `${code} ${label}`,
            label,
            amount: moneyText(amount),
          }))}
        />
      )}
    </Part>
  );
}
