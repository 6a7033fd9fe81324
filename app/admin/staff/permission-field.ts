const PERMISSION_FIELD = "allow-";

/** Name of the checkbox of a permission. */
export function permissionField(code: string): string {
  return `${PERMISSION_FIELD}${code.replace(".", "_")}`;
}

/** The permission of such a checkbox; null for other fields. */
export function permissionOfField(name: string): string | null {
  return name.startsWith(PERMISSION_FIELD) ? name.slice(PERMISSION_FIELD.length).replace("_", ".") : null;
}
