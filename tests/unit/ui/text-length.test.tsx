import { JSDOM } from "jsdom";
import { act, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PlainArea } from "~/storefront/ui/plain-area";
import { PlainField } from "~/storefront/ui/plain-field";

let root: Root;
let page: Document;
beforeEach(() => {
  const { window } = new JSDOM("<title>Shop</title><main></main>");
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  page = window.document;
  root = createRoot(page.querySelector("main") as Element);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const show = (field: ReactElement) => act(() => root.render(field));
const control = () => page.querySelector<HTMLInputElement | HTMLTextAreaElement>("#field-name");

/** The texts by which the control is described. */
const described = () =>
  (control()?.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .flatMap((id) => page.getElementById(id)?.textContent ?? []);

function type(text: string): void {
  const field = control();
  if (!field) throw new Error("There is no field.");
  field.value = text;
  act(() => void field.dispatchEvent(new window.Event("input", { bubbles: true })));
}

const FIELDS: Record<string, (rejected?: { error: string; defaultValue: string }) => ReactElement> = {
  "a line": (rejected) => <PlainField name="name" label="Name" limit={10} {...rejected} />,
  "a text of several lines": (rejected) => <PlainArea name="name" label="Name" limit={10} {...rejected} />,
};

describe.each(Object.entries(FIELDS))("%s", (_name, field) => {
  test("is counted near its limit only", () => {
    show(field());
    type("Bella");
    expect(described()).toEqual([]);
    type(" Bellatri ");
    expect(described()).toEqual(["8 of 10 characters"]);
  });

  test("that is too long stays whole, with an error that is read aloud", () => {
    show(field());
    type("Bellatrix the Great");
    expect(control()?.value).toBe("Bellatrix the Great");
    expect(control()?.getAttribute("aria-invalid")).toBe("true");
    expect(described()).toEqual(["19 of 10 characters", "Up to 10 characters. Please shorten it."]);
    expect(page.title).toBe("Error: Shop");
    const alert = page.querySelector("[role=alert]");
    const read = alert?.textContent;
    expect(read).toContain("Please shorten it.");
    type("Bellatrix the Great!");
    expect(page.querySelector("[role=alert]")).toBe(alert);
    expect(alert?.textContent).toBe(read);
    type("Bellatrix");
    expect(control()?.hasAttribute("aria-invalid")).toBe(false);
    expect(page.title).toBe("Shop");
  });

  test("is not counted any more when its form is reset", () => {
    show(<form>{field()}</form>);
    type("Bellatrix the Great");
    act(() => page.querySelector("form")?.reset());
    expect(described()).toEqual([]);
    expect(control()?.hasAttribute("aria-invalid")).toBe(false);
    type("Bellatrix the Great");
    act(() => page.querySelector("form")?.reset());
    expect(described()).toEqual([]);
  });

  test("that the server has rejected is counted at once", () => {
    show(field({ error: "Please enter no more than 10 characters.", defaultValue: "Bellatrix the Great" }));
    expect(described()).toEqual(["19 of 10 characters", "Please enter no more than 10 characters."]);
  });
});
