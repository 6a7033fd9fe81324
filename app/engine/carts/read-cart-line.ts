import type { CatalogProduct } from "../catalog/catalog-product";
import { DESIGN_OPTION, optionUid, optionValueUid } from "../catalog/option-uid";
import { type FrozenDesign, freezeDesign } from "../designs/freeze-design";
import { readGiftFields } from "../gift-certificates/read-gift-fields";
import type { EngineContext } from "../graphql/context";
import type { CartItemInput, CartUserInputErrorType, InputMaybe } from "../graphql/resolvers.generated";
import { isMembership, ONE_MEMBERSHIP } from "../memberships/membership";

/** A validated line to be added to a cart. */
export interface WantedLine {
  product: CatalogProduct;
  quantity: number;
  /** Option code → value code, of every option. */
  options: Record<string, string>;
  design: Pick<FrozenDesign, "id" | "revision" | "counts"> | null;
}

/** The reason a line cannot be added, as a code of the contract. */
export interface LineProblem {
  code: CartUserInputErrorType;
  message: string;
}

export const MAX_QUANTITY = 999;

export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
}

export const QUANTITY_PROBLEM = `Please enter a quantity from 1 to ${MAX_QUANTITY}.`;

function quantityProblem(product: CatalogProduct, quantity: number): string | null {
  if (!isQuantity(quantity)) return QUANTITY_PROBLEM;
  return isMembership(product) && quantity > 1 ? ONE_MEMBERSHIP : null;
}

/**
 * Reads an item to be added to a cart. The options of a designed product come from its design, which must be complete
 * and the visitor's own.
 */
export async function readCartLine(
  context: EngineContext,
  product: CatalogProduct | undefined,
  input: CartItemInput,
): Promise<{ line: WantedLine } | { problem: LineProblem }> {
  if (!product) {
    return failed("PRODUCT_NOT_FOUND", `Could not find a product with SKU "${input.sku.slice(0, 64)}"`);
  }
  if (!product.is_salable) return failed("NOT_SALABLE", `${product.name} isn't available right now.`);
  const wrongQuantity = quantityProblem(product, input.quantity);
  if (wrongQuantity) return failed("INVALID_PARAMETER_VALUE", wrongQuantity);

  const sent = readSelected(product, input.selected_options ?? []);
  if (!sent) return failed("INVALID_PARAMETER_VALUE", "Please choose one of the product's own options.");
  const { quantity } = input;
  if (!product.blueprint) {
    const missing = product.options.find(({ code }) => !sent[code]);
    if (missing) return failed("REQUIRED_PARAMETER_MISSING", `Please choose ${missing.title.toLowerCase()}.`);
    const gift = readGiftFields(product, input.entered_options ?? []);
    if ("problem" in gift) return failed("INVALID_PARAMETER_VALUE", gift.problem);
    return { line: { product, quantity, options: { ...sent, ...gift.typed }, design: null } };
  }

  const designId = readDesignId(product, input);
  if (!designId)
    return failed("REQUIRED_PARAMETER_MISSING", "Please design it before adding it to your cart.");
  const design = await readLineDesign(context, product, designId);
  if ("problem" in design) return design;
  const { options } = design;
  if (Object.entries(sent).some(([code, value]) => options[code] !== value)) {
    return failed("INVALID_PARAMETER_VALUE", "The options you chose don't match the design.");
  }
  return { line: { product, quantity, options, design } };
}

/** The design of a line: the visitor's own, complete, of that product, and in options on sale. */
export async function readLineDesign(
  context: EngineContext,
  product: CatalogProduct,
  designId: string,
): Promise<FrozenDesign | { problem: LineProblem }> {
  const frozen = await freezeDesign(context, designId);
  if (!frozen || frozen.sku !== product.sku) return failed("UNDEFINED", "We couldn't find that design.");
  const [problem] = frozen.problems;
  if (problem) return failed("UNDEFINED", problem.message);
  const unsold = product.options.find(
    ({ code, values }) => !values.some((value) => value.code === frozen.options[code]),
  );
  return unsold
    ? failed("UNDEFINED", `${product.name}: please choose another ${unsold.title.toLowerCase()}.`)
    : frozen;
}

/** Option code → value code of the given uids; null when one is not the product's or an option occurs twice. */
export function readSelected(product: CatalogProduct, uids: readonly InputMaybe<string>[]) {
  const values = product.options.flatMap((option) =>
    option.values.map(({ code }) => ({
      uid: optionValueUid(product.sku, option.code, code),
      option: option.code,
      code,
    })),
  );
  const found = uids.map((uid) => values.find((value) => value.uid === uid));
  if (found.some((value) => !value)) return null;
  const selected = Object.fromEntries(found.flatMap((value) => (value ? [[value.option, value.code]] : [])));
  return Object.keys(selected).length === uids.length ? selected : null;
}

/** The id of the design that an item names. */
export function readDesignId(
  product: CatalogProduct,
  { entered_options }: CartItemInput,
): string | undefined {
  const uid = optionUid(product.sku, DESIGN_OPTION);
  return entered_options?.find((option) => option?.uid === uid)?.value;
}

function failed(code: CartUserInputErrorType, message: string): { problem: LineProblem } {
  return { problem: { code, message } };
}
