import { Part } from "../orders/page-part";
import { moneyText, shopTimeText } from "../ui/format";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import { DraftForm, type DraftPartProps, problemOf, typedIn } from "./draft-form";
import type { DraftOrderView } from "./draft-order.server";
import { OPTION_PREFIX } from "./draft-order-intents";

type Product = NonNullable<DraftOrderView["product"]>;

interface AddProductProps extends DraftPartProps, Pick<DraftOrderView, "search" | "products" | "product"> {}

/** Searches the catalog, and adds a product with its options or with a saved design. */
export function AddProductPart({ search, products, product, ...part }: AddProductProps) {
  return (
    <Part title="Add a product">
      <form method="get" className="filters" aria-label="Find a product">
        <TextField
          name="search"
          label="Search"
          type="search"
          defaultValue={search}
          placeholder="Name or SKU"
        />
        <button type="submit">Find</button>
      </form>
      {search && !product && <Results search={search} products={products} />}
      {product && <ProductForm {...part} product={product} />}
    </Part>
  );
}

function Results({ search, products }: Pick<DraftOrderView, "search" | "products">) {
  if (products.length === 0) return <p className="soft">No product matches. Check the spelling.</p>;
  return (
    <ul aria-label="Products found">
      {products.map(({ sku, name, price }) => (
        <li key={sku}>
          <a href={`?${new URLSearchParams({ search, product: sku })}#add`}>{name}</a>{" "}
          <small>
            {sku}, from {moneyText(price)}
          </small>
        </li>
      ))}
    </ul>
  );
}

function ProductForm({ draft, formKey, problem, product }: DraftPartProps & { product: Product }) {
  const typed = typedIn(problem, "add");
  if (product.needs_design && product.designs.length === 0)
    return (
      <p id="add">
        {product.name} is made from a design, and{" "}
        {draft.customer_id ? "this customer has no saved one of it." : "guests have no saved ones."} Ask the
        customer to design and save it in their account first.
      </p>
    );
  return (
    <DraftForm draft={draft} formKey={formKey} intent="add" className="form">
      <h3 id="add">{product.name}</h3>
      <input type="hidden" name="sku" value={product.sku} />
      {product.needs_design && (
        <SelectField
          name="design"
          label="Design"
          value={typed.design}
          options={product.designs.map(({ id, name, updated_at }): [string, string] => [
            id,
            `${name || "Without a name"}, ${shopTimeText(updated_at)}`,
          ])}
        />
      )}
      {product.options.map(({ title, values }, index) => (
        <SelectField
          key={title}
          name={`${OPTION_PREFIX}${index}`}
          label={title}
          value={typed[`${OPTION_PREFIX}${index}`]}
          options={values.map(({ uid, title: value, price }): [string, string] => [
            uid,
            price.value > 0 ? `${value} (+${moneyText(price)})` : value,
          ])}
        />
      ))}
      <TextField
        id="add-quantity"
        name="quantity"
        label="Quantity"
        inputMode="numeric"
        required
        defaultValue={typed.quantity ?? "1"}
        problem={problemOf(problem, "add", "quantity")}
      />
      <p>
        <button type="submit">Add to the draft</button>
      </p>
    </DraftForm>
  );
}
