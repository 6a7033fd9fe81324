import { FormProblem } from "../ui/form-problem";
import { Notice } from "../ui/notice";
import type { ProductFormProblem, ProductPageView } from "./product.server";
import { ProductDraft } from "./product-draft";
import { ProductFields } from "./product-fields";
import { ProductHistory } from "./product-history";

/** A product: its draft, its fields by group, and its history. */
export function ProductPage({
  product,
  mayEdit,
  formKey,
  done,
  problem,
}: ProductPageView & { problem: ProductFormProblem | null }) {
  const form = { version: product.version, formKey };
  return (
    <>
      <h1>{product.name}</h1>
      {problem && <FormProblem message={problem.message} field={fieldOf(product, problem)} />}
      {!problem && done && <Notice kind="success">{done}</Notice>}
      <p className="soft">
        {product.sku}, <a href={`/${product.url_key}`}>in the shop</a>
      </p>
      {product.draft && <ProductDraft product={product} mayEdit={mayEdit} {...form} problem={problem} />}
      <ProductFields product={product} mayEdit={mayEdit} {...form} problem={problem} />
      <ProductHistory history={product.history} mayEdit={mayEdit} {...form} />
    </>
  );
}

/** The field whose value was rejected; null when it was the whole form. */
function fieldOf({ fields }: ProductPageView["product"], { field }: ProductFormProblem) {
  if (field === "at") return { id: "at", label: "Publish at" };
  const index = fields.findIndex(({ code }) => code === field);
  return index < 0 ? null : { id: `value-${index}`, label: fields[index].title };
}
