import { inputError } from "../graphql/errors";

/** Products that are made of a blank: all of a SKU, or those with a value of an option. */
export interface BlankProduct {
  sku: string;
  option: string | null;
  value: string | null;
}

/** A line of an order. */
interface OrderedProduct {
  sku: string;
  options: { code: string; value: string }[];
}

const LINE = /^([\w.-]{1,64})(?:\s+([\w.-]{1,64})=([\w.-]{1,64}))?$/;
const MAX_LINES = 100;

/**
 * Reads products as staff write them, one a line, such as "photo-mug size=15oz".
 * @throws GraphQLError of category input for a line of another form, and for too many
 */
export function readBlankProducts(text: string): BlankProduct[] {
  const lines = text.split("\n").flatMap((line) => line.trim() || []);
  if (lines.length > MAX_LINES) throw inputError(`Please enter no more than ${MAX_LINES} lines.`, "products");
  return lines.map((line, index) => {
    const [, sku, option = null, value = null] = LINE.exec(line) ?? [];
    if (!sku)
      throw inputError(
        `Line ${index + 1} should be a SKU, or a SKU with an option, such as photo-mug size=15oz.`,
        "products",
      );
    return { sku, option, value };
  });
}

/** The products as staff write them. */
export function blankProductLines(products: BlankProduct[]): string[] {
  return products.map(({ sku, option, value }) => (option === null ? sku : `${sku} ${option}=${value}`));
}

/** Whether a line of an order is made of a blank. */
export function isMadeOf(products: BlankProduct[], { sku, options }: OrderedProduct): boolean {
  return products.some(
    (product) =>
      product.sku === sku &&
      (product.option === null ||
        options.some(({ code, value }) => code === product.option && value === product.value)),
  );
}
