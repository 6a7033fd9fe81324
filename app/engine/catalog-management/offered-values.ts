import { valueField } from "../catalog/overrides/override-fields";
import { inputError } from "../graphql/errors";
import { draftedValue, type FieldChanges, type ProductState, publishedValue } from "./product-state";

/**
 * Checks that a product is sold in at least one value of each option. Pure.
 * @param typed what a form changes
 * @param currentValue that of the fields that it doesn't: with the draft, or as published
 * @throws GraphQLError of category input that names the field of the option's first value
 */
export function requireOfferedValues(
  state: ProductState,
  typed: FieldChanges,
  currentValue: typeof draftedValue = draftedValue,
): void {
  const option = optionOfNone(state, typed, currentValue);
  if (option) throw inputError(`Please choose at least one value of ${option.title}.`, option.field);
}

/** The title of an option in whose values the product would not be sold in the shop; null when there is none. Pure. */
export function unsoldOption(state: ProductState, changes: FieldChanges): string | null {
  return optionOfNone(state, changes, publishedValue)?.title ?? null;
}

/** Whether the product would be sold in at least one value of each option. Pure. @param changes of the draft */
export function leavesOfferedValues(state: ProductState, changes: FieldChanges): boolean {
  return optionOfNone(state, changes, draftedValue) === null;
}

/** An option with changes that the product would be sold in no value of, with the field of its first value. */
function optionOfNone(
  state: ProductState,
  changes: FieldChanges,
  currentValue: typeof draftedValue,
): { title: string; field: string } | null {
  const byCode = new Map(state.fields.map((field) => [field.code, field]));
  for (const { code, title, values } of state.folder.options) {
    const fields = values.flatMap((value) => byCode.get(valueField("offered", code, value.code)) ?? []);
    const isChanged = fields.some((field) => changes.has(field.code));
    const isOffered = fields.some((field) => {
      const value = changes.get(field.code);
      return (value === undefined ? currentValue(state, field) : (value ?? field.folderValue)) === "1";
    });
    if (isChanged && !isOffered) return { title, field: fields[0].code };
  }
  return null;
}
