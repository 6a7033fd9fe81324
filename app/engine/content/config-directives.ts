import { html } from "../shared/html";

/** Magento's directive for a configuration value in content. */
const DIRECTIVE = /\{\{config path="?(\w+)"?\}\}/g;

/**
 * Replaces each `{{config path="free_shipping_price"}}` in a text with that configuration value, or with nothing when
 * the store has no such value.
 */
export function fillConfiguration(text: string, configuration: ReadonlyMap<string, string>): string {
  return text.replace(DIRECTIVE, (_directive, key: string) => configuration.get(key) ?? "");
}

/** The same in HTML, with the values escaped. */
export function fillConfigurationInHtml(content: string, configuration: ReadonlyMap<string, string>): string {
  return content.replace(DIRECTIVE, (_directive, key: string) => html`${configuration.get(key)}`.safe);
}

/** Whether the text names a value that the store has switched off by leaving it empty. */
export function namesEmptyValue(text: string, configuration: ReadonlyMap<string, string>): boolean {
  return [...text.matchAll(DIRECTIVE)].some(([, key]) => configuration.get(key)?.trim() === "");
}
