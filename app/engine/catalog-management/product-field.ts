import type { FieldGroup, FieldKind } from "../admin-api/resolvers.generated";

/** A field of a form in which staff change what the brand's folder says. */
export interface EditedField {
  /** A product's: see catalog/overrides/override-fields.ts. */
  code: string;
  group: FieldGroup;
  kind: FieldKind;
  title: string;
  maxLength: number;
  /** As the brand's folder has it, in the form in which overrides are stored. */
  folderValue: string;
  /** Whether it may be empty. */
  isOptional?: boolean;
}

/** A field of a product that staff may override; its pictures are one field, which has a form of its own. */
export interface ProductField extends Omit<EditedField, "group" | "kind"> {
  group: FieldGroup | "PICTURES";
  kind: FieldKind | "PICTURES";
}

/** Whether a field is one of the product's form. */
export function isTyped(field: ProductField): field is EditedField {
  return field.kind !== "PICTURES";
}
