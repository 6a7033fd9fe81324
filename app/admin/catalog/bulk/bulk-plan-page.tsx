import { DataTable } from "../../ui/data-table";
import { FormProblem } from "../../ui/form-problem";
import { TextField } from "../../ui/text-field";
import { productPath } from "../product-path";
import type { BulkOutcome } from "./change-products.server";
import type { BulkChoice, BulkPlan, BulkPlanView } from "./plan-products.server";
import { plannedField } from "./planned-field";
import { bulkSteps, isPriceStep, listPath, partlyChangedText, productField } from "./product-steps";

const AMOUNT = { id: "amount", label: "Change prices by" };

/** The changes that a step would make to the checked products, with the buttons that make them. */
export function BulkPlanPage({ choice, formKey, plan, problem }: BulkPlanView) {
  return (
    <>
      <h1>{bulkSteps[choice.step].title}</h1>
      {problem && (
        <FormProblem message={problem.message} field={problem.field === "amount" ? AMOUNT : null} />
      )}
      {isPriceStep(choice.step) && choice.skus.length > 0 && (
        <AmountForm choice={choice} problem={problem?.field === "amount" ? problem.message : null} />
      )}
      {plan && plan.unchanged.length > 0 && (
        <Unchanged unchanged={plan.unchanged} title="These stay as they are" />
      )}
      {plan && <PlannedChanges choice={choice} formKey={formKey} plan={plan} />}
      <p>
        <a href={listPath(choice.list)}>Back to the catalog</a>
      </p>
    </>
  );
}

/** Shows the changes again for another amount. */
function AmountForm({ choice, problem }: { choice: BulkChoice; problem: string | null }) {
  const isPercent = choice.step === "PRICE_PERCENT";
  return (
    <form method="get" className="part">
      <ChoiceFields {...choice} />
      {choice.skus.map((sku) => (
        <input key={sku} type="hidden" name={productField(sku)} value="on" />
      ))}
      <TextField
        name={AMOUNT.id}
        label={AMOUNT.label}
        hint={
          isPercent
            ? "A percentage such as -7.5. Extra charges for options and lengths change, too. Prices are rounded to cents."
            : "Dollars such as 1.50, or -2. Extra charges for options stay the same."
        }
        defaultValue={choice.amount}
        problem={problem}
      />
      <button type="submit" className="quiet">
        Show the prices
      </button>
    </form>
  );
}

function PlannedChanges({ choice, formKey, plan }: { choice: BulkChoice; formKey: string; plan: BulkPlan }) {
  const { rows, category } = plan;
  return (
    <section className="part" aria-labelledby="changes">
      <h2 id="changes">
        {rows.length === 1 ? "1 product would change" : `${rows.length} products would change`}
      </h2>
      <DataTable
        label="Changes"
        rows={rows}
        keyOf={({ sku }) => sku}
        empty="There's nothing to do."
        columns={[
          {
            title: "Product",
            cell: ({ sku, name }) => (
              <span>
                <a href={productPath(sku)}>{name}</a> <small>{sku}</small>
              </span>
            ),
          },
          { title: "Change", cell: ({ changes }) => <Changes changes={changes} /> },
        ]}
      />
      {rows.length > 0 && (
        <form method="post" action="/admin/catalog/changes">
          <ChoiceFields {...choice} />
          <input type="hidden" name="amount" value={choice.amount} />
          <input type="hidden" name="key" value={formKey} />
          {category && <input type="hidden" name="version" value={category.version} />}
          {rows.map((row, index) => (
            <input key={row.sku} type="hidden" {...plannedField(index, row)} />
          ))}
          <p className="heading">
            <button type="submit" name="intent" value="publish">
              Publish these changes
            </button>
            <button type="submit" name="intent" value="draft" className="quiet">
              {category ? "Save in the category's draft" : "Save as drafts"}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}

/** A line for each: fifty products may have many prices. */
function Changes({ changes }: Pick<BulkPlan["rows"][number], "changes">) {
  return (
    <div>
      {changes.map(({ title, from, to }) => (
        <div key={title}>
          {title}: <del>{from}</del> <ins>{to}</ins>
        </div>
      ))}
    </div>
  );
}

function ChoiceFields({ step, listing, list }: BulkChoice) {
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="listing" value={listing} />
      <input type="hidden" name="list" value={list} />
    </>
  );
}

/** The result of a confirmed step that did not change every product. */
export function BulkOutcomePage({ message, changed, unchanged, list }: BulkOutcome) {
  return (
    <>
      <h1>Checked products</h1>
      <FormProblem message={message ?? partlyChangedText(changed)} />
      {unchanged.length > 0 && <Unchanged unchanged={unchanged} title="These stayed as they are" />}
      <p>
        <a href={listPath(list)}>Back to the catalog</a>
      </p>
    </>
  );
}

function Unchanged({ unchanged, title }: { unchanged: BulkPlan["unchanged"]; title: string }) {
  return (
    <section className="part" aria-labelledby="unchanged">
      <h2 id="unchanged">{title}</h2>
      <ul>
        {unchanged.map(({ sku, reason }) => (
          <li key={sku}>
            <a href={productPath(sku)}>{sku}</a>: {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
