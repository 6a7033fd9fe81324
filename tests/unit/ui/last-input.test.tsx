import { JSDOM } from "jsdom";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let root: Root;
let window: JSDOM["window"];
let input: typeof import("~/storefront/ui/last-input");

function Page() {
  input.useLastInput();
  return null;
}

/** A page of a tab whose storage is given. */
async function open(stored = new Map<string, string>()): Promise<void> {
  ({ window } = new JSDOM("<main><button>Add</button></main>"));
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("AbortController", window.AbortController);
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.resetModules();
  input = await import("~/storefront/ui/last-input");
  root = createRoot(window.document.querySelector("main") as Element);
  act(() => root.render(<Page />));
}

beforeEach(() => open());
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** An event as a browser makes it. */
function happen(type: string, members: object): void {
  const event = new window.Event(type);
  for (const [name, value] of Object.entries({ timeStamp: 5_000, ...members }))
    Object.defineProperty(event, name, { value });
  window.dispatchEvent(event);
}

const MOUSE = { pointerType: "mouse", width: 1, height: 1, pressure: 0.5, detail: 0 };

test.each([
  ["a key", "keydown", {}, true],
  ["a mouse", "pointerdown", MOUSE, false],
  ["a finger", "pointerdown", { pointerType: "touch", width: 40, height: 40, pressure: 1 }, false],
  ["a screen reader on a phone", "pointerdown", { pointerType: "touch", width: 0, height: 0 }, true],
  ["a screen reader on a desktop", "click", { detail: 0 }, true],
])("%s is recognized", (_name, type, members, isKeyboard) => {
  happen("keydown", {});
  if (isKeyboard) happen("pointerdown", { ...MOUSE, timeStamp: 0 });
  happen(type, members);
  expect(input.usesKeyboard()).toBe(isKeyboard);
});

test("the browser's own click on the field of a pressed label is the mouse's", () => {
  happen("pointerdown", MOUSE);
  happen("click", { detail: 0, timeStamp: 5_100 });
  expect(input.usesKeyboard()).toBe(false);
});

test("the next page of the tab remembers it", async () => {
  const stored = new Map<string, string>();
  await open(stored);
  happen("keydown", {});
  await open(stored);
  expect(input.usesKeyboard()).toBe(true);
});
