import type { CatalogProduct } from "../catalog/catalog-product";
import { DESIGN_OPTION, optionUid, optionValueUid } from "../catalog/option-uid";
import { enteredFields } from "../gift-certificates/gift-fields";
import type { EngineContext } from "../graphql/context";
import type { BulkOrderError, BulkOrderLineInput, CartItemInput } from "../graphql/resolvers.generated";
import { isQuantity, type LineProblem, readCartLine, type WantedLine } from "./read-cart-line";

type BulkProblem = Pick<BulkOrderError, "field" | "message">;

/** Reads one line of a bulk order; options are given by code or title. */
export async function readBulkLine(
  context: EngineContext,
  product: CatalogProduct | undefined,
  line: BulkOrderLineInput,
): Promise<{ line: WantedLine } | { problem: BulkProblem }> {
  if (!product) return { problem: unknownProduct(line.sku) };
  if (enteredFields(product).length > 0) return { problem: forOnePerson(product) };
  const selected = selectedOptions(product, line);
  if ("problem" in selected) return selected;
  const input: CartItemInput = {
    sku: line.sku,
    quantity: line.quantity,
    selected_options: selected.uids,
    entered_options: line.design_id
      ? [{ uid: optionUid(product.sku, DESIGN_OPTION), value: line.design_id }]
      : [],
  };
  const read = await readCartLine(context, product, input);
  if ("line" in read) return read;
  return { problem: { field: fieldOf(read.problem, product, line), message: read.problem.message } };
}

function unknownProduct(sku: string): BulkProblem {
  return {
    field: "sku",
    message: `We couldn't find the SKU "${sku.slice(0, 64)}". Please check the spelling.`,
  };
}

/** A bulk order has no fields for recipients. */
function forOnePerson({ name }: CatalogProduct): BulkProblem {
  return {
    field: "sku",
    message: `${name} is for one recipient at a time. Please add it to your cart from its own page.`,
  };
}

function selectedOptions(product: CatalogProduct, { options }: BulkOrderLineInput) {
  const uids: string[] = [];
  for (const typed of options ?? []) {
    const option = product.options.find((one) => isCalled(one, typed.name));
    if (!option) return wrongOption(`${product.name} has no option "${typed.name.slice(0, 40)}".`);
    const value = option.values.find((one) => isCalled(one, typed.value));
    if (!value) {
      const known = option.values.map(({ title }) => title).join(", ");
      return wrongOption(`${option.title} choices: ${known}.`);
    }
    uids.push(optionValueUid(product.sku, option.code, value.code));
  }
  return { uids };
}

/** Compares with code and title, ignoring case and spaces. */
function isCalled({ code, title }: { code: string; title: string }, typed: string): boolean {
  return [code, title].some((name) => plain(name) === plain(typed));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\s/g, "");
}

function wrongOption(message: string): { problem: BulkProblem } {
  return { problem: { field: "options", message } };
}

/** The column that causes a problem. */
function fieldOf({ code }: LineProblem, product: CatalogProduct, line: BulkOrderLineInput): string {
  if (code === "NOT_SALABLE") return "sku";
  if (!isQuantity(line.quantity)) return "quantity";
  const isAboutDesign = product.blueprint && code !== "INVALID_PARAMETER_VALUE";
  return isAboutDesign ? "design_id" : "options";
}
