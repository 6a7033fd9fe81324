import { JSDOM } from "jsdom";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EnlargedPicture } from "~/storefront/catalog/enlarged-picture";

const PICTURE = "/media/catalog/product/photo-mug.webp?view=print";

let root: Root;
let page: Document;
let fetched: ReturnType<typeof vi.fn>;
let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  const { window } = new JSDOM("<main></main>");
  fetched = vi.fn();
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:drawing");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  complaints = vi.spyOn(console, "error");
  page = window.document;
  root = createRoot(page.querySelector("main") as Element);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The source of the enlarged picture after all of its requests. */
async function enlarged(address: string): Promise<string | null | undefined> {
  await act(async () => root.render(<EnlargedPicture picture={{ address, description: "A mug" }} />));
  return page.querySelector("img")?.getAttribute("src");
}

const svg = () => new Response("<svg/>", { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });

// @specification §7 L252
describe("a picture in a modal", () => {
  test("is shown as its drawing", async () => {
    fetched.mockResolvedValue(svg());
    expect(await enlarged(PICTURE)).toBe("blob:drawing");
    expect(fetched).toHaveBeenCalledWith("/media/catalog/product/photo-mug.svg?view=print");
    expect(page.querySelector("img")?.alt).toBe("A mug");
  });

  test.each([
    ["is missing", () => Promise.resolve(new Response("Not found", { status: 404 }))],
    ["is broken", () => Promise.resolve(new Response("<h1>500</h1>", { status: 500 }))],
    ["is no drawing", () => Promise.resolve(new Response("<h1>Hello</h1>"))],
    ["does not arrive", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("stays, silently, when its drawing %s", async (_how, respond) => {
    fetched.mockImplementation(respond);
    expect(await enlarged(PICTURE)).toMatch(/^\/media\/catalog\/product\/photo-mug\.webp\?view=print/);
    expect(complaints).not.toHaveBeenCalled();
  });

  test("of another origin is not asked for a drawing", async () => {
    await enlarged("https://static.example/media/catalog/product/photo-mug.webp");
    expect(fetched).not.toHaveBeenCalled();
  });
});
