import { readdirSync, readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { act, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announce, LiveRegion, Status, useAnnouncement } from "~/storefront/ui/live-region";

let root: Root;
let page: Document;
beforeEach(() => {
  vi.useFakeTimers();
  const { window } = new JSDOM("<main></main>");
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  page = window.document;
  root = createRoot(page.querySelector("main") as Element);
});
afterEach(() => {
  // Other code of this process may set timers again and again.
  act(() => void vi.runOnlyPendingTimers());
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(part?: ReactElement): void {
  act(() =>
    root.render(
      <>
        {part}
        <LiveRegion />
      </>,
    ),
  );
}

/** The texts that screen readers have been given, oldest first. */
const announced = () => [...page.querySelectorAll("[role=status] p")].map((text) => text.textContent);

describe("the live region", () => {
  test("has each text after those before it, until it was read", () => {
    show();
    act(() => announce("Saved"));
    act(() => announce("Total: $20.00"));
    expect(announced()).toEqual(["Saved", "Total: $20.00"]);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(announced()).toEqual([]);
  });

  test("has a text that two parts of a page announce at once only once, and again when it comes again", () => {
    show();
    act(() => announce("Total: $20.00"));
    act(() => announce("Total: $20.00"));
    expect(announced()).toEqual(["Total: $20.00"]);
    act(() => void vi.advanceTimersByTime(1_000));
    act(() => announce("Total: $20.00"));
    expect(announced()).toEqual(["Total: $20.00", "Total: $20.00"]);
  });
});

describe("a status", () => {
  const price = (text: string, regular = "") => (
    <Status as="div" label="Price:">
      <span>{text}</span>
      {regular && <s>regular price {regular}</s>}
    </Status>
  );

  test("is read aloud when it changes, with its label and spaces between its parts", () => {
    show(price("$14.99"));
    expect(announced()).toEqual([]);
    show(price("$14.99"));
    expect(announced()).toEqual([]);
    show(price("$19.99", "$25.00"));
    expect(announced()).toEqual(["Price: $19.99 regular price $25.00"]);
  });

  test("is read aloud at first when it responds to the shopper", () => {
    show(<Status isNew>Photo mug has been removed from your cart.</Status>);
    expect(announced()).toEqual(["Photo mug has been removed from your cart."]);
  });

  test("says nothing when it becomes empty", () => {
    show(<Status>3 suggestions</Status>);
    show(<Status>{false}</Status>);
    expect(announced()).toEqual([]);
  });
});

function Copied({ text }: { text: string }) {
  useAnnouncement(text);
  return null;
}

test("an announcement without a visible text is read when it changes", () => {
  show(<Copied text="" />);
  show(<Copied text="The link has been copied." />);
  show(<Copied text="" />);
  expect(announced()).toEqual(["The link has been copied."]);
});

test("a page has one live region, through which all changes are read", () => {
  const files = readdirSync("app/storefront", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  const regions = files.filter((file) =>
    /aria-live|role=[^>]*"(?:status|log)"|<output/.test(readFileSync(`app/storefront/${file}`, "utf8")),
  );
  expect(regions).toEqual(["ui/live-region.tsx"]);
});
