import { Form } from "@remix-run/react";
import { MAX_QUANTITY } from "../cart/quantity";
import { describedBy, FieldError, fieldClasses } from "../ui/field-frame";
import { SubmitButton } from "../ui/submit-button";
import { type BulkError, MAX_LINES } from "./bulk-line";
import type { BulkOrderView, BulkResponse, Choice, DesignEntry } from "./bulk-order-view";
import { LineProblems } from "./line-problems";
import type { TypedRow } from "./typed-rows";
import { designValue, emptyRows, FIRST_ROWS, MORE_ROWS } from "./typed-rows";

/** The form in which each row has a product and a quantity. */
export function RowsForm({ view, response }: { view: BulkOrderView; response: BulkResponse | undefined }) {
  const rows = response?.rows ?? emptyRows(FIRST_ROWS);
  return (
    <section aria-labelledby="rows-heading" className="rounded-card border border-line bg-card p-5 md:p-8">
      <h2 id="rows-heading" className="font-heading text-xl font-semibold">
        Choose line by line
      </h2>
      <p className="mt-2 max-w-measure text-soft-ink">
        Your own designs and ready-made products. We skip empty rows.
      </p>
      <Form method="post" preventScrollReset noValidate className="mt-5">
        {response && (
          <LineProblems response={response}>{(error) => <RowProblem error={error} />}</LineProblems>
        )}
        <input type="hidden" name="rows" value={rows.length} />
        <ol className="grid gap-4">
          {rows.map((row) => (
            <Row
              key={row.number}
              row={row}
              view={view}
              errors={response?.errors.filter((error) => error.row === row.number) ?? []}
            />
          ))}
        </ol>
        <div className="mt-5 flex flex-wrap gap-3">
          <SubmitButton name="intent" value="rows" sending="Adding…">
            Add all to cart
          </SubmitButton>
          {rows.length < MAX_LINES && (
            <SubmitButton name="intent" value="more" variant="quiet" sending="Adding rows…">
              {MORE_ROWS} more rows
            </SubmitButton>
          )}
        </div>
      </Form>
    </section>
  );
}

/** Links to the field with the error. */
function RowProblem({ error: { row, column, message } }: { error: BulkError }) {
  return (
    <>
      <a href={`#${controlId(column === "quantity" ? "quantity" : "what", row)}`} className="underline">
        Row {row}
      </a>
      : {message}
    </>
  );
}

function Row({ row, view, errors }: { row: TypedRow; view: BulkOrderView; errors: BulkError[] }) {
  const quantityError = errors.find(({ column }) => column === "quantity")?.message;
  const whatError = errors.find(({ column }) => column !== "quantity")?.message;
  const [what, quantity] = [controlId("what", row.number), controlId("quantity", row.number)];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3 border-b border-line pb-4 last:border-0 last:pb-0">
      <div>
        <label htmlFor={what} className="mb-1 block text-sm font-semibold">
          Item, row {row.number}
        </label>
        <select
          id={what}
          name={`what-${row.number}`}
          defaultValue={row.what}
          aria-invalid={whatError ? true : undefined}
          aria-describedby={describedBy(what, { error: whatError })}
          className={fieldClasses}
        >
          <option value="">Please choose</option>
          <DesignChoices designs={view.designs} />
          <ProductChoices products={view.products} />
        </select>
        <FieldError id={what} error={whatError} />
      </div>
      <div>
        <label htmlFor={quantity} className="mb-1 block text-sm font-semibold">
          Quantity<span className="sr-only">, row {row.number}</span>
        </label>
        <input
          id={quantity}
          name={`quantity-${row.number}`}
          type="number"
          min={1}
          max={MAX_QUANTITY}
          inputMode="numeric"
          defaultValue={row.quantity}
          aria-invalid={quantityError ? true : undefined}
          aria-describedby={describedBy(quantity, { error: quantityError })}
          className={fieldClasses}
        />
        <FieldError id={quantity} error={quantityError} />
      </div>
    </li>
  );
}

function DesignChoices({ designs }: { designs: DesignEntry[] }) {
  const ready = designs.filter(({ problem }) => problem === null);
  if (ready.length === 0) return null;
  return (
    <optgroup label="Your designs">
      {ready.map(({ id, sku, name }) => (
        <option key={id} value={designValue(sku, id)}>
          {`${name}, design ${id.slice(0, 6)}…`}
        </option>
      ))}
    </optgroup>
  );
}

function ProductChoices({ products }: { products: Choice[] }) {
  return (
    <optgroup label="Ready-made products">
      {products.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </optgroup>
  );
}

function controlId(name: "what" | "quantity", row: number): string {
  return `bulk-${name}-${row}`;
}
