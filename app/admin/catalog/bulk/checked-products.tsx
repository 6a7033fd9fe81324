import type { ReactNode } from "react";
import { SelectField } from "../../ui/select-field";
import { TextField } from "../../ui/text-field";
import { type BulkStep, bulkSteps, isCategoryStep, isPriceStep } from "./product-steps";

interface CheckedProductsProps {
  /** Those that the person may take. */
  steps: BulkStep[];
  /** Value and title of each category. */
  categories: [value: string, title: string][];
  /** The list's filter. */
  search: string;
}

/** The buttons of the form about the checked products. Each leads to a page that shows what would change. */
export function CheckedProducts({ steps, categories, search }: CheckedProductsProps) {
  const prices = steps.filter(isPriceStep);
  const listings = steps.filter(isCategoryStep);
  const states = steps.filter((step) => !prices.includes(step) && !listings.some((other) => other === step));
  return (
    <section className="part" aria-labelledby="checked-products">
      <h2 id="checked-products">Checked products</h2>
      <p className="soft">You see what would change first. Nothing changes until you confirm it.</p>
      <input type="hidden" name="list" value={search} />
      {prices.length > 0 && (
        <Row steps={prices}>
          <TextField
            name="amount"
            label="Change prices by"
            placeholder="-7.5 or 1.50"
            inputMode="text"
            size={12}
          />
        </Row>
      )}
      {states.length > 0 && <Row steps={states} />}
      {listings.length > 0 && categories.length > 0 && (
        <Row steps={listings}>
          <SelectField name="listing" label="Category" options={categories} />
        </Row>
      )}
    </section>
  );
}

function Row({ steps, children }: { steps: BulkStep[]; children?: ReactNode }) {
  return (
    <div className="filters">
      {children}
      {steps.map((step) => (
        <button key={step} type="submit" name="step" value={step} className="quiet">
          {bulkSteps[step].button}
        </button>
      ))}
    </div>
  );
}
