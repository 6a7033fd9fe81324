import type { FieldGroup, FieldKind } from "../admin-api/resolvers.generated";

/** A field of a product that staff may override. */
export interface ProductField {
  /** See catalog/overrides/override-fields.ts. */
  code: string;
  group: FieldGroup;
  kind: FieldKind;
  title: string;
  maxLength: number;
  /** As the brand's folder has it, in the form in which overrides are stored. */
  folderValue: string;
}
