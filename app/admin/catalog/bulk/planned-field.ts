/** Products of a confirmed form: a field for each, since names of fields are shorter than SKUs may be. */

const NAME = "planned-";

/** Name and value of the field of a planned product. The version comes first: a SKU may have spaces. */
export function plannedField(index: number, { sku, version }: { sku: string; version: string }) {
  return { name: `${NAME}${index}`, value: `${version} ${sku}` };
}

/** The products of a confirmed form; the version is empty for a step of a category. */
export function readPlanned(form: FormData): { sku: string; version: string }[] {
  return [...form].flatMap(([name, value]) => {
    if (!name.startsWith(NAME)) return [];
    const [version, ...sku] = String(value).split(" ");
    return { sku: sku.join(" "), version };
  });
}
