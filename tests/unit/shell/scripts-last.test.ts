import { expect, test } from "vitest";
import { scriptsLast } from "~/storefront/shell/scripts-last";

const page = (modules: string) =>
  `<p>&lt;link rel="modulepreload" &gt;</p><link rel="preload" href="/type.woff2" as="font"/>` +
  `<link rel="modulepreload" href="/build/root.js"/><script nonce="n">import "/not/a/module";</script>` +
  `<script nonce="n" type="module" async="">${modules}</script>`;

const modules = `import "/build/manifest.js";
import * as route0 from "/build/root.js";

window.__remixRouteModules = {"root":route0};

import("/build/entry.client.js");`;

test("scripts are neither loaded nor run before the page is displayed", () => {
  const late = scriptsLast(page(modules));
  expect(late).toContain('<link rel="modulepreload" media="not all" href="/build/root.js"/>');
  const script = late.split('type="module" async="">')[1] ?? "";
  expect(script.indexOf("await new Promise")).toBeGreaterThanOrEqual(0);
  expect(script.indexOf("await new Promise")).toBeLessThan(script.indexOf("import("));
  expect(script).toContain(
    'await import("/build/manifest.js");\nconst route0 = await import("/build/root.js");',
  );
  expect(script).toContain(
    'window.__remixRouteModules = {"root":route0};\n\nimport("/build/entry.client.js");',
  );
  expect(script).not.toMatch(/^import /m);
});

test("React finds links unchanged: the attributes that defer them are removed before", () => {
  const script = scriptsLast(page(modules)).split('type="module" async="">')[1] ?? "";
  const taken = script.indexOf('link.removeAttribute("media")');
  expect(taken).toBeGreaterThan(script.indexOf("import(href)"));
  expect(taken).toBeLessThan(script.indexOf("entry.client.js"));
});

test("nothing else is changed, and no element is added or removed", () => {
  const late = scriptsLast(page(modules));
  const elements = (markup: string) => markup.match(/<[a-z]+/g);
  expect(elements(late)).toEqual(elements(page(modules)));
  expect(late.split('<link rel="modulepreload"')[0]).toBe(
    page(modules).split('<link rel="modulepreload"')[0],
  );
  expect(late).toContain('<script nonce="n">import "/not/a/module";</script>');
});
