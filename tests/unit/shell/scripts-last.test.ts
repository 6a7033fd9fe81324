import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { scriptsLast } from "~/storefront/shell/scripts-last";

test("scripts are fetched after everything that is seen, and nothing else is changed", () => {
  const script = renderToStaticMarkup(
    createElement("link", { rel: "modulepreload", href: "/build/root.js" }),
  );
  const rest = '<link rel="preload" href="/type.woff2" as="font"/><p>&lt;link rel="modulepreload" &gt;</p>';
  expect(scriptsLast(`${rest}${script}${script}`)).toBe(
    `${rest}${'<link rel="modulepreload" fetchpriority="low" href="/build/root.js"/>'.repeat(2)}`,
  );
});
