import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contrast } from "~/brand/contrast";
import { readYaml } from "~/brand/read-yaml.server";
import { accentFill, type Color, ON_PAPER, tokensSchema } from "~/brand/tokens";

const BRANDS = join(__dirname, "../../../brands");

/** Text colors, and the backgrounds they are used on: 7 to 1 (WCAG 1.4.6). */
const WRITTEN: [on: Color[], words: Color[]][] = [
  [
    ["paper", "card", "sand", "mint", "sky", "blush", "accent-tint"],
    ["ink", "soft-ink", "accent-strong", "pine", "error"],
  ],
  [["ink"], ["on-ink"]],
  [["accent-strong"], ["on-accent"]],
  [["pine"], ["on-pine"]],
  [["banner"], ["on-banner"]],
  [["marigold"], ["on-marigold"]],
  [["line"], ["ink"]],
];

/** Colors of visible shapes other than text: 3 to 1 (WCAG 1.4.11). */
const SEEN: [on: Color[], shapes: Color[]][] = [
  [
    ["paper", "card", "sand"],
    ["field-line", "accent", "pine", "error", "focus"],
  ],
  [
    ["accent-tint", "mint", "sky", "blush"],
    ["accent", "focus"],
  ],
  [["banner"], ["on-banner"]],
  [["ink"], ["on-ink"]],
];

const pairs = (table: typeof WRITTEN, min: number) =>
  table.flatMap(([grounds, colors]) =>
    grounds.flatMap((ground) => colors.map((color) => ({ ground, color, min }))),
  );

/** Every brand folder, so that a new brand is tested, too. */
const brands = readdirSync(BRANDS, { recursive: true, encoding: "utf8" }).filter((file) =>
  /^[^/]+\/tokens\.yaml$/.test(file),
);

test("finds brands", () => {
  expect(brands).toContain("mpc/tokens.yaml");
  expect(brands).toContain("neon/tokens.yaml");
});

describe.each(brands)("%s", (file) => {
  const { scheme, colors } = readYaml(join(BRANDS, file), tokensSchema);

  test("is readable and distinguishable for everybody", () => {
    expect(tooFaint(colors)).toEqual([]);
    expect(contrast(accentFill(colors), colors["on-accent"])).toBeGreaterThanOrEqual(7);
  });

  test.runIf(scheme === "dark")("is readable on paper, too", () => {
    expect(tooFaint({ ...colors, ...ON_PAPER })).toEqual([]);
  });
});

function tooFaint(colors: Record<Color, string>): string[] {
  return [...pairs(WRITTEN, 7), ...pairs(SEEN, 3)].flatMap(({ ground, color, min }) => {
    const found = contrast(colors[ground], colors[color]);
    return found < min ? [`${color} on ${ground}: ${found.toFixed(2)} of ${min}`] : [];
  });
}

test("contrast is measured as WCAG says", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
});

test.each([
  ["#B8431F", "#FFFFFF"],
  ["#FF5FA2", "#12020A"],
  ["#202020", "#12020A"],
  ["#777777", "#777777"],
])("the accent %s is moved away from its label %s until that is readable", (accent, label) => {
  const fill = accentFill({ accent, "on-accent": label });
  const possible = Math.max(contrast(label, "#000000"), contrast(label, "#FFFFFF"));
  expect(contrast(fill, label)).toBeGreaterThanOrEqual(Math.min(7, possible));
});
