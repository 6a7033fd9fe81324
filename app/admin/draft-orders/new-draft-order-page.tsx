import type { SerializeFrom } from "@remix-run/node";
import type { FormRejection } from "../frame/failed-form.server";
import { FormProblem } from "../ui/form-problem";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import type { readNewDraftOrder } from "./new-draft-order.server";

type NewDraftOrderView = SerializeFrom<typeof readNewDraftOrder>;

/** Starts a draft order: for whom. */
export function NewDraftOrderPage({
  stores,
  formKey,
  problem,
}: NewDraftOrderView & { problem: FormRejection | null }) {
  const isEmail = problem?.field === "email";
  return (
    <>
      <h1>New draft order</h1>
      {problem && (
        <FormProblem message={problem.message} field={isEmail ? { id: "email", label: "Email" } : null} />
      )}
      <form method="post" className="part form">
        <input type="hidden" name="key" value={formKey} />
        {stores.length > 1 ? (
          <SelectField
            name="store"
            label="Store"
            value={problem?.typed.store}
            options={stores.map(({ code, name }): [string, string] => [code, name])}
          />
        ) : (
          <input type="hidden" name="store" value={stores[0]?.code} />
        )}
        <TextField
          name="email"
          label="Customer's email"
          hint="With an account, the order is in it, and saved designs can be added. Without one, they order as a guest."
          type="email"
          required
          autoComplete="off"
          defaultValue={problem?.typed.email}
          problem={isEmail ? problem.message : null}
        />
        <button type="submit">Start the draft</button>
      </form>
    </>
  );
}
