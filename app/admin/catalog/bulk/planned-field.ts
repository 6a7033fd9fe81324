/** Products of a confirmed form: a field for each, since names of fields are shorter than SKUs may be. */

const NAME = "planned-";

/** Name and value of the field of a planned product. */
export function plannedField(index: number, { sku, version }: { sku: string; version: string }) {
  return { name: `${NAME}${index}`, value: `${sku} ${version}` };
}

/** The products of a confirmed form; the version is empty for a step of a category. */
export function readPlanned(form: FormData): { sku: string; version: string }[] {
  return [...form].flatMap(([name, value]) => {
    if (!name.startsWith(NAME)) return [];
    const [sku, version = ""] = String(value).split(" ");
    return { sku, version };
  });
}
