import type { FormRejection } from "../../frame/failed-form.server";
import { FormProblem } from "../../ui/form-problem";
import { ParagraphField } from "../../ui/paragraph-field";
import { SelectField } from "../../ui/select-field";
import { TextField } from "../../ui/text-field";
import type { NewProductPageView } from "./new-product.server";

const MAX_NAME = 255;
const RULE = "Lowercase letters, numbers, and hyphens. It can't be changed later.";

const labels: Record<string, string> = {
  name: "Name",
  sku: "SKU",
  url_key: "Address",
  template: "Template",
  categories: "Categories",
};

interface NewProductPageProps extends NewProductPageView {
  problem: FormRejection | null;
}

/** The form of a new product, which begins as a copy of another one. */
export function NewProductPage({
  product,
  categories,
  mayEdit,
  path,
  formKey,
  problem,
}: NewProductPageProps) {
  const field = (name: string) => ({
    label: labels[name],
    problem: problem?.field === name ? problem.message : null,
  });
  const wrong = problem?.field && labels[problem.field] ? problem.field : null;
  return (
    <>
      <h1>New product</h1>
      {problem && (
        <FormProblem message={problem.message} field={wrong ? { id: wrong, label: labels[wrong] } : null} />
      )}
      <p>
        A copy of <a href={path}>{product.name}</a>: its design type, texts, prices and options, as they are
        in the shop. Nobody sees it before you publish it.
      </p>
      {mayEdit && (
        <form method="post" className="part" aria-label="New product">
          <input type="hidden" name="key" value={formKey} />
          <TextField
            name="name"
            {...field("name")}
            defaultValue={problem?.typed.name}
            limit={MAX_NAME}
            required
          />
          <TextField name="sku" {...field("sku")} hint={RULE} defaultValue={problem?.typed.sku} required />
          <TextField
            name="url_key"
            {...field("url_key")}
            hint={RULE}
            defaultValue={problem?.typed.url_key}
            required
          />
          {product.templates.length > 1 && (
            <SelectField
              name="template"
              label={labels.template}
              value={problem?.typed.template ?? product.template ?? undefined}
              options={product.templates.map(({ key, title }): [string, string] => [key, title])}
            />
          )}
          <ParagraphField
            id="categories"
            name="categories"
            {...field("categories")}
            hint="Addresses of categories, one a line. Their pages list it last."
            value={problem?.typed.categories}
            isOptional
          />
          <button type="submit">Add as a draft</button>
        </form>
      )}
      <details>
        <summary>Addresses of categories</summary>
        <ul>
          {categories.map(({ path: address, name }) => (
            <li key={address}>
              {address} <small>{name}</small>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
