import { expect, test } from "vitest";
import { expectValidHtml } from "../../fixtures/valid-html";

const page = (body: string, style = ":root{--ink:1 2 3}") =>
  `<!DOCTYPE html><html lang="en-US"><head><title>A page</title><style>${style}</style></head><body><main><h1>A page</h1>${body}</main></body></html>`;

test("a page of sections with headings and of declared styles is valid", async () => {
  await expectValidHtml(
    page("<section><h2>Mugs</h2></section>", ":root{--ink:1 2 3}@media print{a{color:#000}}"),
    "/",
  );
});

test.each([
  ["a section without a heading", page("<section><p>Mugs</p></section>")],
  [
    "a section whose headings are those of its articles",
    page("<section><article><h2>A</h2></article></section>"),
  ],
  ["an article without a heading", page("<article><p>Mugs</p></article>")],
  ["a rule without declarations", page("", '[data-look="pill"]{pill}')],
  ["a field for an email address without its token", page('<label>Email <input type="email"></label>')],
  ["a list in a paragraph", page("<p><ul></ul></p>")],
])("%s is not", async (_name, html) => {
  await expect(expectValidHtml(html, "/")).rejects.toThrow("HTML of /");
});
