const FIELD = /^code-(\d{1,3})$/;

/**
 * The fields of a product's form: `code-N` names the field whose value is `value-N`, and `reset-N` returns it to the
 * brand's folder.
 */
export function typedFields(form: FormData): { code: string; value: string | null }[] {
  return [...form].flatMap(([name, code]) => {
    const [, number] = FIELD.exec(name) ?? [];
    if (!number || typeof code !== "string") return [];
    const value = form.get(`value-${number}`);
    const isReset = form.has(`reset-${number}`);
    return { code, value: isReset || typeof value !== "string" ? null : value };
  });
}
