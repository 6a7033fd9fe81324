import { FoldedForm, problemOf } from "../ui/folded-form";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import type { CustomerFormProblem, CustomerView } from "./customer.server";
import type { CustomerIntent } from "./customer-intents";

interface CustomerFormsProps extends Pick<CustomerView, "customer" | "formKey" | "can"> {
  problem: CustomerFormProblem | null;
}

/** The forms for what the person may do with the customer, each folded until it is needed. */
export function CustomerForms({ customer, formKey, can, problem }: CustomerFormsProps) {
  if (!can.adjust && !can.signOut && !can.privacy) return null;
  const form = (intent: CustomerIntent) => ({
    intent,
    formKey,
    problem: problem?.intent === intent ? problem : null,
  });
  return (
    <section className="part" aria-labelledby="actions">
      <h2 id="actions">Actions</h2>
      {can.adjust && <AdjustForm {...form("adjust")} />}
      {can.signOut && customer.sessions.length > 0 && (
        <FoldedForm {...form("sign-out")} title="Sign out everywhere">
          <p className="hint">
            For a lost phone or laptop. The customer signs in again; nothing else changes.
          </p>
          <button type="submit">Sign out everywhere</button>
        </FoldedForm>
      )}
      {can.privacy && <DownloadForm id={customer.id} formKey={formKey} />}
      {can.privacy && <EraseForm {...form("erase")} />}
    </section>
  );
}

interface FormProps {
  intent: CustomerIntent;
  formKey: string;
  problem: CustomerFormProblem | null;
}

function AdjustForm({ problem, ...form }: FormProps) {
  const typed = problem?.typed ?? {};
  return (
    <FoldedForm {...form} problem={problem} title="Change store credit or points">
      <SelectField
        name="direction"
        label="Give or take away"
        value={typed.direction}
        options={[
          ["give", "Give"],
          ["take", "Take away"],
        ]}
      />
      <SelectField
        name="kind"
        label="What"
        value={typed.kind}
        options={[
          ["CREDIT", "Store credit, in dollars"],
          ["POINTS", "Points"],
        ]}
      />
      <TextField
        name="amount"
        label="How much"
        inputMode="decimal"
        required
        defaultValue={typed.amount}
        problem={problemOf(problem, "amount")}
      />
      <TextField
        name="reason"
        label="Why"
        hint="The customer reads it in the email and in their account."
        required
        limit={200}
        defaultValue={typed.reason}
        problem={problemOf(problem, "reason")}
      />
      <button type="submit">Change balance</button>
    </FoldedForm>
  );
}

function DownloadForm({ id, formKey }: { id: string; formKey: string }) {
  return (
    <details>
      <summary>Download their data</summary>
      <form method="post" action={`/admin/customers/${id}/data`}>
        <input type="hidden" name="key" value={formKey} />
        <p className="hint">
          Everything we store about the customer, as they can download it themselves. Send it to nobody else.
          You may need to confirm it&rsquo;s you.
        </p>
        <button type="submit">Download</button>
      </form>
    </details>
  );
}

function EraseForm({ problem, ...form }: FormProps) {
  return (
    <FoldedForm {...form} problem={problem} title="Erase the customer">
      <p className="hint">
        Deletes the account with addresses, photos, designs, points and store credit. Orders stay without name
        and address once they have arrived. You can&rsquo;t undo this.
      </p>
      <TextField
        name="email"
        label="Type the customer&rsquo;s email address to confirm"
        type="email"
        autoComplete="off"
        required
        defaultValue={problem?.typed.email}
        problem={problemOf(problem, "email")}
      />
      <button type="submit" className="danger">
        Erase
      </button>
    </FoldedForm>
  );
}
