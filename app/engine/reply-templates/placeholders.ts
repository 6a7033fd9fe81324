import { inputError } from "../graphql/errors";
import type { Placeholder } from "./reply-kinds";

/** A name between double braces, such as {{first_name}}. */
const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * Checks the placeholders of a template.
 * @throws GraphQLError of category input for one that is unknown, and for braces that are not closed
 */
export function checkPlaceholders(text: string, allowed: readonly Placeholder[], field: string): void {
  const names = allowed.map((name) => `{{${name}}}`).join(", ");
  for (const [whole, name] of text.matchAll(PLACEHOLDER)) {
    if (!(allowed as readonly string[]).includes(name))
      throw inputError(`${whole} isn't a placeholder. Please use ${names}.`, field);
  }
  if (/\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, "")))
    throw inputError(`Please close each placeholder with two braces, such as ${names}.`, field);
}

/** The template with values in place of its placeholders. */
export function fillPlaceholders(text: string, values: Partial<Record<Placeholder, string>>): string {
  return text.replaceAll(PLACEHOLDER, (_whole, name: Placeholder) => values[name] ?? "");
}
