import type { AdminFailure } from "~/provider/admin.server";

const FIELD = /^code-(\d{1,3})$/;

/** What a form of fields has. */
interface TypedFields {
  fields: { code: string; value: string | null }[];
  /** The code of a field whose value did not arrive; null usually. */
  missing: string | null;
}

/**
 * The fields of a form: `code-N` names the field whose value is `value-N`, and nothing but `reset-N` returns
 * it to the brand's folder.
 */
export function typedFields(form: FormData): TypedFields {
  const fields: TypedFields["fields"] = [];
  let missing: string | null = null;
  for (const [name, code] of form) {
    const [, number] = FIELD.exec(name) ?? [];
    if (!number || typeof code !== "string") continue;
    const value = form.get(`value-${number}`);
    if (form.has(`reset-${number}`)) fields.push({ code, value: null });
    else if (typeof value === "string") fields.push({ code, value });
    else missing ??= code;
  }
  return { fields, missing };
}

/** Why a form without one of its values is not saved, which would return the field to the folder. */
export function missingField(field: string): AdminFailure {
  return { ok: false, code: null, field, message: "This text is too long. Nothing was saved." };
}
