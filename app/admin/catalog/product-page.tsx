import { DraftFields, type DraftProblem } from "../drafts/draft-fields";
import { DraftHistory } from "../drafts/draft-history";
import { DraftPart } from "../drafts/draft-part";
import { FormProblem } from "../ui/form-problem";
import { Notice } from "../ui/notice";
import type { ProductPageView } from "./product.server";

/** A product: its draft, its fields by group, and its history. */
export function ProductPage({
  product,
  mayEdit,
  formKey,
  done,
  problem,
}: ProductPageView & { problem: DraftProblem | null }) {
  const form = { version: product.version, formKey };
  return (
    <>
      <h1>{product.name}</h1>
      {problem && <FormProblem message={problem.message} field={fieldOf(product, problem)} />}
      {!problem && done && <Notice kind="success">{done}</Notice>}
      <p className="soft">
        {product.sku}, <a href={`/${product.url_key}`}>in the shop</a>
      </p>
      {product.draft && (
        <DraftPart
          draft={product.draft}
          previewPath={`/admin/catalog/${encodeURIComponent(product.sku)}/preview`}
          mayEdit={mayEdit}
          {...form}
          problem={problem}
        />
      )}
      <DraftFields fields={product.fields} label="Product" mayEdit={mayEdit} {...form} problem={problem} />
      <DraftHistory history={product.history} mayEdit={mayEdit} {...form} />
    </>
  );
}

/** The field whose value was rejected; null when it was the whole form. */
function fieldOf({ fields }: ProductPageView["product"], { field }: DraftProblem) {
  if (field === "at") return { id: "at", label: "Publish at" };
  const index = fields.findIndex(({ code }) => code === field);
  return index < 0 ? null : { id: `value-${index}`, label: fields[index].title };
}
