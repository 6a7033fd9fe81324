type Field = HTMLInputElement | HTMLTextAreaElement;

/** Returns the selector of a field or button by its name, for the one that replaces it. */
export function selectorOf(field: Element): string {
  const name = `[name="${CSS.escape(field.getAttribute("name") ?? "")}"]`;
  return field.matches("button") ? `${name}[value="${CSS.escape(field.getAttribute("value") ?? "")}"]` : name;
}

/**
 * Takes over what the shopper has typed in the server's fields, also what the design cannot have, such as a line that is
 * too long, which reading the form would lose.
 * @param server the element with the server's fields, the form or a part of it
 * @returns a function that enters it in the fields of the same names when they show the design, and focuses the same field
 */
export function takeOverEntries(server: HTMLElement): () => void {
  const form = server.closest("form");
  const typed = Array.from(server.querySelectorAll<Field>("input, textarea")).filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  const focused = server.contains(document.activeElement) ? document.activeElement : null;
  return () => {
    for (const { name, value } of typed) {
      const field = form?.querySelector<Field>(`[name="${CSS.escape(name)}"]`);
      if (field && field.value !== value) enter(field, value);
    }
    if (focused) focusLike(focused, form?.querySelector<HTMLElement>(selectorOf(focused)));
  };
}

/** Types a value, as React notices it: its own property hides the element's. */
function enter(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function isField(element: Element | null | undefined): element is Field {
  return element?.matches("input, textarea") ?? false;
}

function focusLike(before: Element, now: HTMLElement | null | undefined): void {
  if (now === before) return;
  now?.focus({ preventScroll: true });
  if (isField(before) && isField(now) && before.selectionStart !== null)
    now.setSelectionRange(before.selectionStart, before.selectionEnd);
}
