import { expect, test } from "vitest";
import { vectorPaths } from "../../../scripts/image-worker/read-vector.mjs";

/** What is kept of uploaded clip art, and what is rejected. */

const read = (drawing: string) => vectorPaths(Buffer.from(drawing));
const inside = (shapes: string) => read(`<svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`);

function rejectionOf(drawing: string): string {
  try {
    read(drawing);
    return "none";
  } catch (error) {
    return (error as Error).message;
  }
}
const rejectionIn = (shapes: string) => rejectionOf(`<svg>${shapes}</svg>`);

test("shapes become paths that fill a square of 100, centered and in proportion", () => {
  expect(inside('<rect x="5" y="5" width="40" height="20"/>')).toEqual([
    { d: "M0 25H100V75H0Z", isEvenOdd: false },
  ]);
  expect(inside('<polygon points="0,0 10,0 10,10" fill-rule="evenodd"/>')).toEqual([
    { d: "M0 0L100 0 100 100Z", isEvenOdd: true },
  ]);
  const [{ d }] = inside('<circle r="3"/>');
  expect(d).toMatch(/^M0 50C[\d. ]+Z$/);
});

test("transforms of groups apply from the inside out", () => {
  const [first, second] = inside(
    '<g transform="translate(10 0)"><g transform="scale(10)"><rect width="1" height="1"/></g></g><rect width="1" height="10"/>',
  );
  expect(first.d).toBe("M50 25H100V75H50Z");
  expect(second.d).toBe("M0 25H5V75H0Z");
});

test("what is not filled, hidden, white or only defined is left out", () => {
  const left = inside(`<defs><rect width="900" height="1"/></defs><rect fill="#FFF" width="900" height="9"/>
    <g style="display: none"><rect width="900" height="9"/></g><g style="fill:none"><path d="M0 0h900v9z"/></g>
    <metadata><any:thing xmlns:any="x"/></metadata><rect style="fill:#123456" width="4" height="4"/>`);
  expect(left).toEqual([{ d: "M0 0H100V100H0Z", isEvenOdd: false }]);
});

test("scripts, event handlers and foreign objects are not kept", () => {
  const kept = JSON.stringify(
    inside(`<script>alert(1)</script><foreignObject><p>x</p></foreignObject>
      <rect onclick="alert(1)" id="evil" width="4" height="4"/>`),
  );
  expect(kept).toBe('[{"d":"M0 0H100V100H0Z","isEvenOdd":false}]');
});

test("definitions of entities are rejected unread", () => {
  const laughs = `<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]><svg><path d="&b;"/></svg>`;
  expect(rejectionOf(laughs)).toBe("unreadable");
  expect(rejectionOf('<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg/>')).toBe("empty");
});

test.each([
  ["text", "<text>Bella</text>", "has-text"],
  ["pictures", '<image href="https://example.com/a.png"/>', "has-image"],
  ["clones", '<use href="#a"/>', "has-symbols"],
  ["style sheets", '<style>@import url("https://example.com");</style>', "has-style-sheet"],
  ["dashed lines", '<path fill="none" stroke="#000" stroke-dasharray="4 2" d="M0 0h9"/>', "has-dashes"],
  ["nothing", "<g/>", "empty"],
])("%s are named to the shopper", (_what, shapes, code) => {
  expect(rejectionIn(shapes)).toBe(code);
});

test.each([
  ["huge numbers", '<path d="M0 0h1e300v1z"/>'],
  ["infinite numbers", '<path d="M0 0h1e999v1z"/>'],
  ["no numbers", '<rect width="NaN" height="3"/>'],
  ["percentages", '<rect width="100%" height="3"/>'],
  ["a transform that overflows", '<path transform="scale(1e308) scale(1e308)" d="M0 0h1v1z"/>'],
  ["an unknown transform", '<path transform="url(#a)" d="M0 0h1v1z"/>'],
  ["a broken path", '<path d="M0 0h1v"/>'],
  ["code in a path", '<path d="M0 0h1v1z&quot;/&gt;&lt;script"/>'],
  ["an open element", "<g>"],
])("%s are unreadable", (_what, shapes) => {
  expect(rejectionIn(shapes)).toBe("unreadable");
});

test("deep nesting, many segments and large files are too complex", () => {
  expect(rejectionIn(`${"<g>".repeat(20)}${"</g>".repeat(20)}`)).toBe("too-complex");
  expect(rejectionIn(`<path d="M0 0${"h1v1".repeat(2500)}z"/>`)).toBe("too-complex");
  expect(rejectionIn(`<path d="M0 0h1v1z"/>`.repeat(1251))).toBe("too-complex");
  expect(rejectionIn(`<!--${" ".repeat(200_000)}-->`)).toBe("too-complex");
});

test("a hostile file of the largest size takes no second", () => {
  const start = performance.now();
  rejectionIn(`<path ${'a="1" '.repeat(30_000)}`);
  rejectionIn(`<path d="${"1".repeat(190_000)}"/>`);
  rejectionIn(`<path transform="${"scale(1)".repeat(20_000)}x" d="M0 0h1v1z"/>`);
  rejectionIn("<".repeat(190_000));
  expect(performance.now() - start).toBeLessThan(1000);
});
