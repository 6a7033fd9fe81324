import { describe, expect, test } from "vitest";
import { affectingEveryTest, chooseTests } from "../../../scripts/test/choose-tests";

const FIXTURE = "tests/engine/engine-fixture.ts";
const opensEngine = 'import { openFixture } from "./engine-fixture";\n';
const otherEngineTests = numbered(200, (n) => [`tests/engine/other-${n}.test.ts`, opensEngine]);

const SOURCES = new Map([
  [FIXTURE, 'import { openEngine } from "~/engine/shared/engine";'],
  ["app/engine/shared/engine.ts", 'import "../rewards/earn-points"; import "../carts/merge-carts";'],
  ["app/engine/rewards/earn-points.ts", 'import { levelAt } from "./reward-rules";'],
  ["app/engine/rewards/reward-rules.ts", "export function levelAt() {}"],
  ["app/engine/carts/merge-carts.ts", "export function mergeCarts() {}"],
  ["app/storefront/cart/lines/removed-line.tsx", "export function RemovedLine() {}"],
  ["app/storefront/reviews/reviews.css", ".stars { color: gold; }"],
  ["app/storefront/checkout/phone.ts", "export const PHONE = 1;"],
  ["scripts/health.mjs", "export const health = 1;"],
  ["tests/engine/rewards.test.ts", `${opensEngine}const REWARD_POINTS = "{ reward_points { money } }";`],
  ["tests/engine/jobs.test.ts", `${opensEngine}const load = () => import("~/engine/rewards/earn-points");`],
  ["tests/engine/log-in.test.ts", `${opensEngine}const GRAPHQL = "{ assign_visitor_cart { id } }";`],
  ["tests/unit/rewards/reward-rules.test.ts", 'import { levelAt } from "~/engine/rewards/reward-rules";'],
  ["tests/unit/serving/probes.test.ts", 'import { health } from "../../../scripts/health.mjs";'],
  ["tests/unit/reviews/rating.test.tsx", ""],
  ["tests/fixtures/cart-story.ts", "export const changesItsMind = 1;"],
  ["tests/fixtures/dialing-story.ts", "export const dials = PHONE;"],
  ["tests/e2e/calls.spec.ts", 'import { dials } from "../fixtures/dialing-story";'],
  ["tests/e2e/cart-page.spec.ts", 'import { changesItsMind } from "../fixtures/cart-story";'],
  ["tests/e2e/cart-of-a-customer.spec.ts", ""],
  ["tests/no-javascript/cart-page.spec.ts", 'import { changesItsMind } from "../fixtures/cart-story";'],
  ["tests/no-javascript/reviews.spec.ts", ""],
  ["tests/golden/golden-pictures.test.ts", 'import "~/engine/rewards/reward-rules";'],
  ...otherEngineTests,
]);

describe("a change of one file runs", () => {
  test("the engine's tests that name the feature or import its file, but not all that open the engine", () => {
    const { engine, unit } = choose("app/engine/rewards/reward-rules.ts");
    expect(engine.run).toEqual(["tests/engine/jobs.test.ts", "tests/engine/rewards.test.ts"]);
    expect(unit.run).toEqual(["tests/unit/rewards/reward-rules.test.ts"]);
  });

  test("two specs of a page, without the same story with scripts", () => {
    expect(choose("app/storefront/cart/lines/removed-line.tsx").browser).toEqual({
      run: ["tests/no-javascript/cart-page.spec.ts", "tests/e2e/cart-of-a-customer.spec.ts"],
      leftOut: ["tests/e2e/cart-page.spec.ts"],
    });
  });

  test("the tests of a feature with that style sheet", () => {
    const { browser, unit, engine } = choose("app/storefront/reviews/reviews.css");
    expect(browser.run).toEqual(["tests/no-javascript/reviews.spec.ts"]);
    expect(unit.run).toEqual(["tests/unit/reviews/rating.test.tsx"]);
    expect(engine.run).toEqual([]);
  });

  test("the tests that mention a changed field of the contract", () => {
    const { engine } = choose("app/provider/contract/extension.graphql", ["assign_visitor_cart"]);
    expect(engine.run).toEqual(["tests/engine/log-in.test.ts"]);
  });

  test("the specs whose story mentions a changed name", () => {
    expect(choose("app/storefront/checkout/phone.ts", ["PHONE"]).browser.run).toEqual([
      "tests/e2e/calls.spec.ts",
    ]);
  });

  test("the tests of a script, without a browser", () => {
    const { unit, browser } = choose("scripts/health.mjs");
    expect(unit.run).toEqual(["tests/unit/serving/probes.test.ts"]);
    expect(browser.run).toEqual([]);
  });

  test("the specs that import a changed story", () => {
    expect(choose("tests/fixtures/dialing-story.ts").browser.run).toEqual(["tests/e2e/calls.spec.ts"]);
  });

  test("no test when none is related", () => {
    const nothing = { run: [], leftOut: [] };
    expect(choose("docs/photo.png")).toEqual({ unit: nothing, engine: nothing, browser: nothing });
  });
});

test("changed tests run, however many they are, and omitted ones are listed", () => {
  const changed = otherEngineTests.map(([path]) => path);
  const changes = [...changed, "app/engine/rewards/reward-rules.ts"].map((path) => ({ path, names: [] }));
  const { engine } = chooseTests(changes, SOURCES);
  expect(engine.run.toSorted()).toEqual(changed.toSorted());
  expect(engine.leftOut).toEqual(["tests/engine/jobs.test.ts", "tests/engine/rewards.test.ts"]);
});

test.each(["package.json", "vitest.config.ts", "tests/setup/shown-brand.ts", FIXTURE])(
  "%s affects every test: all unit tests run",
  (path) => {
    expect(affectingEveryTest([{ path, names: [] }])).toEqual([path]);
    expect(choose(path).unit.run).toHaveLength(3);
  },
);

function choose(path: string, names: string[] = []) {
  return chooseTests([{ path, names }], SOURCES);
}

function numbered(count: number, entry: (n: number) => [string, string]): [string, string][] {
  return Array.from({ length: count }, (_, n) => entry(n));
}
