import { JSDOM } from "jsdom";
import { act, createElement, type ReactElement } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LaterFold, laterFields } from "~/storefront/studio/panels/later-fold";
import { laterPanel } from "~/storefront/studio/panels/later-panel";
import { type Studio, StudioContext } from "~/storefront/studio/use-studio";
import { LiveRegion } from "~/storefront/ui/live-region";

/** Loads that wait to be answered, oldest first. */
let loads: { succeed: () => void; fail: () => void }[];
let root: Root | undefined;
let page: Document;

const Fields = () => (
  <>
    <input type="text" name="front.added-1.link" aria-label="Link" />
    <button type="submit" name="act" value="front.added-1.left">
      Left
    </button>
    <button type="submit" name="act" value="front.added-1.right">
      Right
    </button>
  </>
);

function load(): Promise<typeof Fields> {
  return new Promise((resolve, reject) => {
    loads.push({ succeed: () => resolve(Fields), fail: () => reject(new Error("offline")) });
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  loads = [];
  const { window } = new JSDOM("<main></main>");
  Object.assign(window, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") } });
  // React, loaded without a page, listens to inputs as in Internet Explorer.
  const ignored = () => undefined;
  Object.assign(window.HTMLInputElement.prototype, { attachEvent: ignored, detachEvent: ignored });
  for (const name of ["document", "HTMLElement", "FormData", "CSS", "Event"] as const)
    vi.stubGlobal(name, window[name as "document"]);
  vi.stubGlobal("window", window);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  page = window.document;
});
afterEach(() => {
  // Other code of this process may set timers again and again.
  act(() => void vi.runOnlyPendingTimers());
  act(() => root?.unmount());
  root = undefined;
  page.defaultView?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function inStudio(part: ReactElement, isLive: boolean): ReactElement {
  const studio = { isLive, view: { rejected: {} }, dispatch: () => undefined } as unknown as Studio;
  return (
    <StudioContext.Provider value={studio}>
      {part}
      <LiveRegion />
    </StudioContext.Provider>
  );
}

const main = () => page.querySelector("main") as HTMLElement;
const answer = (outcome: "succeed" | "fail") => act(async () => loads.shift()?.[outcome]());
const pressTryAgain = () => act(() => page.querySelector<HTMLButtonElement>("[role=alert] button")?.click());

describe("a panel that appears while the network is away", () => {
  const Later = laterPanel(undefined, load);

  test("says so as an alert and can be tried again", async () => {
    root = createRoot(main());
    act(() => root?.render(inStudio(<Later />, true)));
    expect(page.querySelector("[role=alert]")).toBeNull();
    await answer("fail");
    expect(page.querySelector("[role=alert]")?.textContent).toContain("Couldn't load this part.");
    pressTryAgain();
    expect(page.querySelector("[role=alert]")).toBeNull();
    await answer("succeed");
    expect(page.querySelector("input")?.name).toBe("front.added-1.link");
  });
});

describe("a panel that replaces that of the server", () => {
  test("keeps what was typed meanwhile, with the focus and the cursor", async () => {
    main().innerHTML = renderToString(
      inStudio(<form>{createElement(laterPanel(Fields, load))}</form>, false),
    );
    const Later = laterPanel(undefined, load);
    await act(async () => {
      const form = (
        <form>
          <Later />
        </form>
      );
      root = hydrateRoot(main(), inStudio(form, false));
    });
    const link = () => page.querySelector("input") as HTMLInputElement;
    const server = link();
    server.focus();
    server.value = "no link";
    server.setSelectionRange(3, 3);
    await answer("succeed");
    expect(link()).not.toBe(server);
    expect(link().value).toBe("no link");
    expect(page.activeElement).toBe(link());
    expect(link().selectionStart).toBe(3);
  });
});

describe("a fold whose fields come later", () => {
  const fold = <LaterFold title="Position" fields={laterFields(undefined, load)} props={{}} />;
  const serverFold = <LaterFold title="Position" fields={laterFields(Fields, load)} props={{}} />;
  const open = () =>
    act(() => {
      const details = page.querySelector("details") as HTMLDetailsElement;
      Object.defineProperty(details, "open", { value: true });
      details.dispatchEvent(new Event("toggle"));
    });

  test("reads aloud that it is loading, and offers another try", async () => {
    root = createRoot(main());
    act(() => root?.render(inStudio(fold, true)));
    const announced = () => page.querySelector("[role=status]")?.textContent;
    expect(announced()).toBe("");
    open();
    expect(announced()).toBe("Loading…");
    await answer("fail");
    expect(page.querySelector("[role=alert]")?.textContent).toContain("Couldn't load this part.");
    pressTryAgain();
    await answer("succeed");
    expect(page.querySelector("input")).not.toBeNull();
  });

  test("keeps the focus when the browser's fields replace those of the server", async () => {
    main().innerHTML = renderToString(inStudio(serverFold, false));
    Object.defineProperty(page.querySelector("details"), "open", { value: true });
    await act(async () => {
      root = hydrateRoot(main(), inStudio(fold, false));
    });
    page.querySelector<HTMLButtonElement>("button[value='front.added-1.right']")?.focus();
    act(() => root?.render(inStudio(fold, true)));
    expect(page.activeElement).toBe(page.body);
    await answer("succeed");
    expect(page.activeElement?.getAttribute("value")).toBe("front.added-1.right");
  });
});
