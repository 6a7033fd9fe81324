import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Settings } from "~/settings/settings.server";
import { type EngineFixture, openFixture } from "./engine-fixture";

/** A second store in mpc's database, with another name, one product and one coupon. */

export const TWIN = "twin";
export const TWIN_NAME = "My Pet Twin";
export const TWIN_TAG = "twin-tag";
export const TWIN_COUPON = "TWINS10";

const CATALOG = {
  "categories.yaml": "[{ urlPath: twin-tags, name: Twin Tags, description: Tags for two. }]",
  "coupons.yaml": `[{ code: ${TWIN_COUPON}, label: Twins, percentBasisPoints: 1000, isPublic: false }]`,
  "price-codes.yaml": "[]",
  "products/tags.yaml": `
products:
  - sku: ${TWIN_TAG}
    name: Twin Tag
    urlKey: twin-tag
    family: tags
    tool: { blueprint: pet-tags, path: /pet-tags-tool, template: name-and-phone }
    categories: [twin-tags]
    priceCents: 1100
    productionDays: 1
    since: 2026-09-01
    shortDescription: One of two.
    description: <p>One of two.</p>
`,
};

/** A folder with all brands and the twin. */
export function brandsWithTwin(): { brandsDirectory: string; remove: () => void } {
  const brandsDirectory = mkdtempSync(join(tmpdir(), "brands-"));
  for (const brand of ["base", "mpc"]) symlinkSync(resolve("brands", brand), join(brandsDirectory, brand));
  const folder = join(brandsDirectory, TWIN);
  for (const file of ["tokens.yaml", "logo.svg"]) cpSync(resolve("brands/mpc", file), join(folder, file));
  const texts = readFileSync("brands/mpc/brand.yaml", "utf8");
  const ownTexts = texts
    .replace(/^name: .*$/m, `name: ${TWIN_NAME}`)
    .replace(/^email: .*$/m, "email: hello@twin.example");
  writeFileSync(join(folder, "brand.yaml"), ownTexts);
  for (const [file, text] of Object.entries(CATALOG)) {
    const path = join(folder, "catalog", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return { brandsDirectory, remove: () => rmSync(brandsDirectory, { recursive: true }) };
}

/** An engine that serves mpc and its twin. */
export async function openTwins(changes: Partial<Settings> = {}): Promise<EngineFixture> {
  const { brandsDirectory, remove } = brandsWithTwin();
  const engine = await openFixture({ brandsDirectory, stores: ["mpc", TWIN], ...changes });
  return {
    ...engine,
    async close() {
      await engine.close();
      remove();
    },
  };
}

/** The same engine, with requests to the twin. */
export function twinOf(engine: EngineFixture): EngineFixture {
  return {
    ...engine,
    graphql: (document, variables, sender) => engine.graphql(document, variables, atTwin(sender)),
    rest: (path, init, sender) => engine.rest(path, init, atTwin(sender)),
  };
}

/** The same sender, with requests to the twin. */
export function atTwin<Asker extends { headers?: Record<string, string> }>(asker = {} as Asker): Asker {
  return { ...asker, headers: { ...asker.headers, Store: TWIN } };
}
