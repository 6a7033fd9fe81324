import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { serverMarkup } from "~/storefront/shell/server-markup";

const Links = ({ year }: { year: string }) => <a href="/about-us">Since {year}</a>;

describe("markup of the server", () => {
  test("is that of the component, which is not fetched", () => {
    const load = vi.fn(async () => Links);
    const Markup = serverMarkup(Links, load);
    expect(renderToStaticMarkup(<Markup year="2026" />)).toBe(
      '<div class="contents"><a href="/about-us">Since 2026</a></div>',
    );
    expect(load).not.toHaveBeenCalled();
  });

  test("is left alone by a browser that hydrates the page, without the component", () => {
    const load = vi.fn(async () => Links);
    const Markup = serverMarkup<{ year: string }>(undefined, load);
    // The server's snapshot of a hydrating browser.
    expect(renderToStaticMarkup(<Markup year="2026" />)).toBe('<div class="contents"></div>');
    expect(load).not.toHaveBeenCalled();
  });
});
