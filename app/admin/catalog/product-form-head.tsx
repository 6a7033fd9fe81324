export interface ProductFormKeys {
  version: string;
  formKey: string;
}

/** What every form of a product's page sends along. */
export function ProductFormHead({ version, formKey }: ProductFormKeys) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="key" value={formKey} />
    </>
  );
}
