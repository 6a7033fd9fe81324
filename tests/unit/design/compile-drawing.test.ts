import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileDrawing, generatedCode, readSheet } from "../../../scripts/codegen/compile-drawing";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "drawings-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function drawing(name: string, content: string, style = ""): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${style}>\n${content}\n</svg>\n`,
  );
  return path;
}

/** What a browser runs is the same without the types. */
function run(code: string, scope: Record<string, unknown>, ...given: unknown[]): string {
  const untyped = code.replace(/: (Record<[^>]+>|string|unknown)(?=[,)])/g, "");
  return new Function(...Object.keys(scope), `return ${untyped}`)(...Object.values(scope))(...given);
}

test("colors and ids are filled in, comments and line breaks left out", () => {
  const path = drawing(
    "rooms/den.svg",
    `  <!-- A den. -->\n  <path id="soft" fill="var(--bib-shade)"/>\n  <path filter="url(#soft)"/>`,
    ` style="--bib-shade: #ffffff"`,
  );
  const { code, colors } = compileDrawing(path);
  expect(colors).toEqual(["bibShade"]);
  expect(run(code, {}, { bibShade: "#123456" }, "mine")).toBe(
    `<path id="mine-soft" fill="#123456"/><path filter="url(#mine-soft)"/>`,
  );
});

test("a drawing shows others, in its own colors or in those it sets", () => {
  drawing("parts/pot.svg", `<path id="pot" fill="var(--pot)"/>`, ` style="--pot: #ffffff"`);
  const path = drawing(
    "rooms/hall.svg",
    `<use href="../parts/pot.svg"/><use href="../parts/pot.svg" transform="scale(2)" style="--pot: var(--deep)"/>`,
    ` style="--deep: #ffffff; --pot: #ffffff"`,
  );
  const { code, uses } = compileDrawing(path);
  const parts = { pot: ({ pot }: { pot: string }, id: string) => `[${pot} ${id}]` };
  expect(uses.map((file) => generatedCode(file).name)).toEqual(["parts", "parts"]);
  expect(run(code, { parts }, { deep: "#111111", pot: "#222222" }, "mine")).toBe(
    `[#222222 mine]<g transform="scale(2)">[#111111 mine]</g>`,
  );
});

test("a symbol is shown as its path", () => {
  const sheet = drawing("art/motifs.svg", `<symbol id="dot" viewBox="0 0 9 8"><path d="M1 1h8"/></symbol>`);
  const path = drawing("rooms/yard.svg", `<use href="../art/motifs.svg#dot" fill="#fff"/>`);
  expect(readSheet(sheet)).toEqual([{ id: "dot", width: 9, height: 8, path: "M1 1h8" }]);
  expect(run(compileDrawing(path).code, { motifs: { dot: "M1 1h8" } })).toBe(
    `<path d="M1 1h8" fill="#fff"/>`,
  );
});

test("what cannot be compiled is an error that names the file", () => {
  expect(() => compileDrawing(drawing("rooms/none.svg", `<path fill="var(--fur)"/>`))).toThrow(
    /none\.svg: the style of the svg has no --fur/,
  );
  expect(() => compileDrawing(drawing("rooms/tick.svg", "<path d='`'/>"))).toThrow(/tick\.svg/);
  expect(() => readSheet(drawing("art/two.svg", `<symbol id="a" viewBox="0 0 9 8"></symbol>`))).toThrow(
    /two\.svg/,
  );
});
