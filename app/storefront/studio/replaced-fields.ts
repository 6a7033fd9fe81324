type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Returns a selector of the field or button that replaces another of the same name and, for a choice, value. */
export function selectorOf(field: Element): string {
  const name = `[name="${CSS.escape(field.getAttribute("name") ?? "")}"]`;
  if (!field.matches("button, [type=radio], [type=checkbox]")) return name;
  return `${name}[value="${CSS.escape(field.getAttribute("value") ?? "")}"]`;
}

/**
 * Takes over what the shopper has typed in the server's text fields. The design cannot hold all of it, such as a line that
 * is too long, so reading the form would lose it.
 * @param server the element with the server's fields, the form or a part of it
 * @returns a function to call once the fields show the design: types the texts that they no longer show, and moves the
 *   focus from a field that was replaced to the one that replaces it
 */
export function takeOverEntries(server: HTMLElement): () => void {
  const form = server.closest("form");
  const typed = Array.from(server.querySelectorAll<TextField>("[type=text], textarea"))
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ selector: selectorOf(field), text: field.value }));
  const focused = server.contains(document.activeElement) ? document.activeElement : null;
  return () => {
    for (const { selector, text } of typed) {
      const field = form?.querySelector<TextField>(selector);
      if (field && field.value !== text) type(field, text);
    }
    if (focused && !focused.isConnected) focusLike(focused, form?.querySelector(selectorOf(focused)));
  };
}

/** Sets the value by the prototype's setter: React overrides the element's own to track changes. */
function type(field: TextField, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function focusLike(before: Element, now: Element | null | undefined): void {
  if (!(now instanceof HTMLElement)) return;
  now.focus({ preventScroll: true });
  if (isTextField(before) && isTextField(now))
    now.setSelectionRange(before.selectionStart, before.selectionEnd);
}

function isTextField(element: Element): element is TextField {
  return element.matches("[type=text], textarea");
}
