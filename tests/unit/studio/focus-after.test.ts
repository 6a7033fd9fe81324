import { JSDOM } from "jsdom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { focusAddedLayer } from "~/storefront/studio/focus-after";

let page: Document;

beforeEach(() => {
  const { window } = new JSDOM('<button>Add a QR code</button><a href="/">Elsewhere</a>');
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("MutationObserver", window.MutationObserver);
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => callback());
  page = window.document;
  page.querySelector("button")?.focus();
});
afterEach(() => vi.unstubAllGlobals());

/** The place of the layer, which is not in view, as in the view in three dimensions. */
const addPlace = () => page.body.insertAdjacentHTML("beforeend", '<i data-place="added-1"></i>');
const addField = () => page.body.insertAdjacentHTML("beforeend", '<input id="field-wrap-added-1">');

test("the field of an added layer is focused when its code has come", async () => {
  focusAddedLayer("wrap", addPlace);
  expect(page.activeElement?.tagName).toBe("BUTTON");
  addField();
  await expect.poll(() => page.activeElement?.tagName).toBe("INPUT");
});

test("it takes no focus that has moved on", async () => {
  focusAddedLayer("wrap", addPlace);
  page.querySelector("a")?.focus();
  addField();
  await new Promise((resolve) => setImmediate(resolve));
  expect(page.activeElement?.tagName).toBe("A");
});
