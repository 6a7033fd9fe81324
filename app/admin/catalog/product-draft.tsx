import { shopTimeText } from "../ui/format";
import { TextField } from "../ui/text-field";
import { FieldChanges } from "./field-changes";
import type { ProductFormProblem, ProductPageView } from "./product.server";
import { ProductFormHead, type ProductFormKeys } from "./product-form-head";

interface ProductDraftProps extends ProductFormKeys {
  product: ProductPageView["product"];
  mayEdit: boolean;
  problem: ProductFormProblem | null;
}

/** What the draft would change, its preview, and the forms that publish or discard it. */
export function ProductDraft({ product, mayEdit, problem, ...form }: ProductDraftProps) {
  const { draft, sku } = product;
  if (!draft) return null;
  return (
    <section className="part" aria-labelledby="draft">
      <h2 id="draft">Draft</h2>
      <p>
        Saved by {draft.changed_by} on {shopTimeText(draft.changed_at)}.{" "}
        {draft.publish_at ? (
          <strong>It will be published on {shopTimeText(draft.publish_at)}, New York time.</strong>
        ) : (
          "It isn't scheduled."
        )}
      </p>
      <FieldChanges changes={draft.changes} />
      <p>
        <a className="button quiet" href={`/admin/catalog/${encodeURIComponent(sku)}/preview`}>
          Preview
        </a>
      </p>
      {mayEdit && (
        <form method="post" aria-label="Draft">
          <ProductFormHead {...form} />
          <p>
            <button type="submit" name="intent" value="publish">
              Publish now
            </button>{" "}
            <button type="submit" name="intent" value="discard" className="quiet">
              Discard draft
            </button>
          </p>
        </form>
      )}
      {mayEdit && (
        <form method="post" className="filters" aria-label="Schedule">
          <ProductFormHead {...form} />
          <TextField
            name="at"
            label="Publish at"
            type="datetime-local"
            hint="New York time (Eastern)."
            problem={problem?.field === "at" ? problem.message : null}
            required
          />
          <button type="submit" name="intent" value="schedule">
            Schedule
          </button>
        </form>
      )}
    </section>
  );
}
