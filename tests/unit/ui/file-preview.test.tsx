import { existsSync } from "node:fs";
import { JSDOM } from "jsdom";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FilePreview, useChosenFile } from "~/storefront/ui/file-preview";

let root: Root;
let page: Document;
beforeEach(() => {
  const { window } = new JSDOM("<main></main>");
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:chosen");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  page = window.document;
  root = createRoot(page.querySelector("main") as Element);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Form() {
  const { input, choose, file } = useChosenFile();
  return (
    <form>
      <input ref={input} type="file" onChange={choose} />
      <FilePreview file={file} />
    </form>
  );
}

function choose(name: string): void {
  act(() => root.render(<Form />));
  const input = page.querySelector("input") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File(["x"], name)], configurable: true });
  act(() => void input.dispatchEvent(new window.Event("change", { bubbles: true })));
}

const picture = () => page.querySelector("img");

// @specification §9 L307
describe("a chosen file", () => {
  test.each(["a.png", "a.jpg", "a.JPEG", "a.bmp", "a.gif", "my pet.svg"])("%s is shown", (name) => {
    choose(name);
    expect(picture()?.getAttribute("src")).toBe("blob:chosen");
    expect(picture()?.alt).toBe("Your choice");
  });

  test.each(["certificate.pdf", "a.heic", "a.webp", "png"])("%s has the no-preview picture", (name) => {
    choose(name);
    expect(picture()?.getAttribute("src")).toBe("/images/no-preview.svg");
    expect(existsSync("public/images/no-preview.svg")).toBe(true);
    expect(picture()?.alt).toBe(`No preview of ${name}`);
  });

  test("is no longer shown once the form is reset", () => {
    choose("a.png");
    act(() => page.querySelector("form")?.reset());
    expect(picture()).toBeNull();
  });
});
