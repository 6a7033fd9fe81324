import { DraftFields, type DraftProblem } from "../drafts/draft-fields";
import { DraftFormHead } from "../drafts/draft-form-head";
import { DraftHistory } from "../drafts/draft-history";
import { DraftPart } from "../drafts/draft-part";
import { FormProblem } from "../ui/form-problem";
import { Notice } from "../ui/notice";
import type { ProductPageView } from "./product.server";
import { productPath } from "./product-path";

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
        {product.copied_sku && (
          <>
            {" "}
            <span className="pill">Added as a copy of {product.copied_sku}</span>
          </>
        )}
      </p>
      {product.draft && (
        <DraftPart
          draft={product.draft}
          previewPath={`${productPath(product.sku)}/preview`}
          mayEdit={mayEdit}
          {...form}
          problem={problem}
        />
      )}
      <DraftFields
        fields={formFields(product)}
        label="Product"
        mayEdit={mayEdit}
        {...form}
        problem={problem}
      />
      {product.fields.some(isOption) && (
        <section className="part" aria-labelledby="options">
          <h2 id="options">Options</h2>
          <p>
            <a href={`${productPath(product.sku)}/options`}>Titles, order, and what is sold</a>
          </p>
        </section>
      )}
      <ProductPictures product={product} mayEdit={mayEdit} />
      {mayEdit && <OtherSteps product={product} formKey={formKey} />}
      <DraftHistory history={product.history} mayEdit={mayEdit} {...form} />
    </>
  );
}

type Product = ProductPageView["product"];

function isOption({ group }: Product["fields"][number]): boolean {
  return group === "OPTIONS";
}

/** The fields of this page's form: options have a page of their own. */
function formFields({ fields }: Product): Product["fields"] {
  return fields.filter((field) => !isOption(field));
}

/** Copies it, or takes out one that was added. */
function OtherSteps({ product, formKey }: Pick<ProductPageView, "product" | "formKey">) {
  const { sku, version, copied_sku } = product;
  return (
    <section className="part" aria-labelledby="steps">
      <h2 id="steps">Other steps</h2>
      <p>
        <a className="button quiet" href={`${productPath(sku)}/copy`}>
          New product as a copy
        </a>
      </p>
      {copied_sku && (
        <details>
          <summary>Take this product out of the shop for good</summary>
          <form method="post">
            <DraftFormHead version={version} formKey={formKey} />
            <p>Its page is gone, and its SKU stays taken. To take it out for a while, hide it instead.</p>
            <button type="submit" name="intent" value="remove" className="danger">
              Take out
            </button>
          </form>
        </details>
      )}
    </section>
  );
}

const THUMBNAIL_WIDTH = 200;

function ProductPictures({ product, mayEdit }: Pick<ProductPageView, "product" | "mayEdit">) {
  const { sku, pictures, are_pictures_changed: areChanged } = product;
  return (
    <section className="part" aria-labelledby="pictures">
      <h2 id="pictures">Pictures</h2>
      {areChanged && (
        <p className="soft">
          <span className="pill">Changed from the brand folder</span>
        </p>
      )}
      {pictures.length === 0 && <p className="soft">Only the drawing.</p>}
      <p className="thumbnails">
        {pictures.map(
          ({ file, url, alternative_text }) =>
            url && (
              <img key={file} src={`${url}&width=${THUMBNAIL_WIDTH}`} alt={alternative_text} loading="lazy" />
            ),
        )}
      </p>
      <p>
        <a href={`${productPath(sku)}/pictures`}>{mayEdit ? "Change pictures" : "Look at the pictures"}</a>
      </p>
    </section>
  );
}

/** The field whose value was rejected; null when it was the whole form. */
function fieldOf(product: Product, { field }: DraftProblem) {
  const fields = formFields(product);
  if (field === "at") return { id: "at", label: "Publish at" };
  const index = fields.findIndex(({ code }) => code === field);
  return index < 0 ? null : { id: `value-${index}`, label: fields[index].title };
}
