import { valueField } from "../catalog/overrides/override-fields";
import { inputError } from "../graphql/errors";
import { draftedValue, type FieldChanges, type ProductState } from "./product-state";

/**
 * Checks that a product is sold in at least one value of each option. Pure.
 * @param typed what a form changes of the draft
 * @throws GraphQLError of category input that names the field of the option's first value
 */
export function requireOfferedValues(state: ProductState, typed: FieldChanges): void {
  const byCode = new Map(state.fields.map((field) => [field.code, field]));
  for (const { code, title, values } of state.folder.options) {
    const fields = values.flatMap((value) => byCode.get(valueField("offered", code, value.code)) ?? []);
    const isTyped = fields.some((field) => typed.has(field.code));
    const isOffered = fields.some((field) => {
      const value = typed.get(field.code);
      return (value === undefined ? draftedValue(state, field) : (value ?? field.folderValue)) === "1";
    });
    if (isTyped && !isOffered)
      throw inputError(`Please choose at least one value of ${title}.`, fields[0].code);
  }
}
