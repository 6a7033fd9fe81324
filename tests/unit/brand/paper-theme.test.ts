import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contrast } from "~/brand/contrast";
import { paperTheme } from "~/brand/paper-theme";
import { readYaml } from "~/brand/read-yaml.server";
import { type Tokens, tokensSchema } from "~/brand/tokens";

const BRANDS = join(__dirname, "../../../brands");

const brands = readdirSync(BRANDS, { recursive: true, encoding: "utf8" }).filter((file) =>
  /^[^/]+\/tokens\.yaml$/.test(file),
);

function tokensOf(file: string): Tokens {
  return readYaml(join(BRANDS, file), tokensSchema);
}

function expectReadable(tokens: Tokens): void {
  const { paper, ink, softInk, accent, masthead, button } = paperTheme(tokens);
  for (const words of [ink, softInk, accent]) {
    for (const ground of ["#ffffff", paper]) expect(contrast(ground, words)).toBeGreaterThan(4.5);
  }
  for (const pair of [masthead, button]) {
    expect(contrast(pair.background, pair.ink)).toBeGreaterThan(4.5);
  }
}

describe.each(brands)("on white paper, %s", (file) => {
  test("can be read", () => expectReadable(tokensOf(file)));
});

test("a dark brand uses dark text on light paper, and its own colors for its name", () => {
  const { masthead, paper, headingFont } = paperTheme(tokensOf("neon/tokens.yaml"));
  const { colors } = tokensOf("neon/tokens.yaml");
  expect(masthead).toEqual({ background: colors.paper, ink: colors.accent });
  expect(contrast(paper, "#ffffff")).toBeLessThan(1.2);
  expect(headingFont).toMatch(/sans-serif$/);
});

test("colors too bright for paper are darkened, and others are unchanged", () => {
  const mpc = tokensOf("mpc/tokens.yaml");
  expect(paperTheme(mpc).accent).toBe(mpc.colors.accent);
  expectReadable({ ...mpc, colors: { ...mpc.colors, accent: "#FFE08A", "soft-ink": "#D0D0D0" } });
});
