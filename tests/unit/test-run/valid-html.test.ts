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

test("a page with pictures, a day and links is valid", async () => {
  const picture = '<img src="/a.webp" srcset="/a.webp 320w, /b.webp 640w" sizes="100vw" alt="A mug">';
  const day = '<time datetime="2026-11-27">November 27</time>';
  await expectValidHtml(page(`${picture}${day}<a href="https://shop.example/faq#top">FAQ</a>`), "/");
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
  ["a label of no field", page('<label for="nowhere">Name</label>')],
  ["an attribute of another type of input", page('<input type="text" min="3" aria-label="Name">')],
  ["an address with a space", page('<a href="/a b">A</a>')],
  ["an address whose host is none", page('<a href="https://shop example/">A</a>')],
  ["a set of pictures without sizes", page('<img src="/a.webp" srcset="/a.webp 1y" alt="">')],
  ["a time that is none", page('<time datetime="yesterday">Yesterday</time>')],
])("%s is not", async (_name, html) => {
  await expect(expectValidHtml(html, "/")).rejects.toThrow("HTML of /");
});
