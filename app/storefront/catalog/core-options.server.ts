import { ProductOptionsDocument } from "~/provider/contract/documents.generated";
import type { CatalogRequest } from "./catalog-request.server";
import type { Choice } from "./choices";
import { codeOf, codesOf } from "./option-codes";
import type { EnteredField } from "./product-view";
import { toCents } from "./to-cents";
import { type ConfigurableOptions, configurableOptions, type ProductWithOptions } from "./variants";

/** A product's options, from a host without the GraphQL extension. */
export interface CoreOptions {
  choices: Choice[];
  fields: EnteredField[];
  /** "design": it has to be designed. "else": it needs input that this page cannot offer. */
  needsMore: "design" | "else" | null;
  /** The variants of a configurable product; null for other kinds. */
  configurable: ConfigurableOptions | null;
}

type Option = NonNullable<ProductWithOptions["options"]>[number];

/** The option with a design's id, as hosts title it; shoppers do not fill it in. */
const DESIGN = "Design";
const MAX_ANSWER_LENGTH = 255;

/** Reads the options; null when the host does not provide them. */
export async function readCoreOptions(catalog: CatalogRequest, sku: string): Promise<CoreOptions | null> {
  const response = await catalog(ProductOptionsDocument, { sku }).catch(() => null);
  const product: ProductWithOptions | null | undefined = response?.products?.items?.[0];
  if (!product) return null;
  return { ...coreOptions(product.options ?? []), configurable: configurableOptions(product) };
}

/** @param options in the host's order; unsupported kinds may have neither values nor a field */
export function coreOptions(options: Option[]): Omit<CoreOptions, "configurable"> {
  const known = options.flatMap((option) => option ?? []);
  const choices = known.flatMap(choiceOf);
  const fields = known.filter(({ title }) => title !== DESIGN).flatMap(fieldOf);
  const offered = new Set([...choices, ...fields].map(({ title }) => title));
  const missing = known.filter(({ required, title }) => required && !offered.has(title ?? ""));
  const needsDesign = missing.some(({ title }) => title === DESIGN);
  return { choices, fields, needsMore: needsDesign ? "design" : missing.length > 0 ? "else" : null };
}

function choiceOf(option: NonNullable<Option>): Choice[] {
  if (!("values" in option) || !option.values?.length) return [];
  const values = option.values.flatMap((value) => value ?? []);
  const codes = codesOf(values.map(({ title }) => title));
  return [
    {
      code: codeOf(option.title),
      title: option.title ?? "",
      values: values.map(({ uid, title, price }, index) => {
        const cents = toCents(price);
        return { uid, code: codes[index], title: title ?? "", cents, regularCents: cents };
      }),
    },
  ];
}

function fieldOf(option: NonNullable<Option>): EnteredField[] {
  if (!("field" in option)) return [];
  return [
    {
      uid: option.uid,
      code: codeOf(option.title),
      title: option.title ?? "",
      type: "TEXT",
      isRequired: option.required ?? false,
      maxLength: option.field?.max_characters || MAX_ANSWER_LENGTH,
    },
  ];
}
