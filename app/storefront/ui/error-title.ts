import { useEffect } from "react";

const PREFIX = "Error: ";

/** Attribute of everything that shows an error of a form. */
export const ERROR_MARK = { "data-form-error": "" };
/** Of what has the focus where no scripts run: the browser moves it when the page loads. */
export const FOCUSED_ON_LOAD = { autoFocus: true };
const MARK = ' data-form-error="';

/** Number of errors in the page. */
let shown = 0;

/** Writes "Error: " before the page's title while a form has errors. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    shown += 1;
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    return () => {
      shown -= 1;
      if (shown === 0) withoutErrorInTitle();
    };
  }, [hasErrors]);
}

/** Restores the title that React rendered, before it hydrates the page. */
export function withoutErrorInTitle(): void {
  if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
}

/** Adds the same to the markup of a page on which a form has errors, for browsers without scripts. */
export function errorInTitle(markup: string): string {
  return markup.includes(MARK) ? markup.replace("<title>", () => `<title>${PREFIX}`) : markup;
}
