import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Generated files that every checkout has; the lists of product families and the drawings are further ones. */
export const GENERATED = {
  products: "app/design/products/products.generated.ts",
  loaders: "app/design/products/loaders.generated.ts",
  tools: "app/storefront/studio/tools.generated.json",
  accountPages: "app/storefront/account/account-pages.generated.server.ts",
  accountPageImports: "app/storefront/account/account-pages.generated.ts",
  clipArt: "app/design/art/clip-art.generated.ts",
  openapi: "app/engine/rest/openapi/openapi.generated.ts",
  usStates: "app/engine/shared/us-states.generated.ts",
  usTerritories: "app/engine/shared/us-territories.generated.ts",
  taxes: "app/engine/tax/seed/taxes.generated.ts",
  cardMarks: "app/storefront/checkout/payment/card-marks.generated.svg",
  headingFont: "app/storefront/shell/fraunces.generated.woff2",
  heroes: "app/storefront/content/heroes/heroes.generated.ts",
  stepComponents: "app/storefront/checkout/step-components.generated.ts",
  databaseTables: "app/engine/database/migrated-tables.generated.ts",
  stepServers: "app/storefront/checkout/step-servers.generated.server.ts",
  typeDefinitions: "app/engine/graphql/type-definitions.generated.ts",
  /** The contract for programmers of other clients. */
  schema: "app/engine/graphql/schema.generated.graphql",
  resolverTypes: "app/engine/graphql/resolvers.generated.ts",
  adminTypeDefinitions: "app/engine/admin-api/type-definitions.generated.ts",
  adminResolverTypes: "app/engine/admin-api/resolvers.generated.ts",
  adminDocuments: "app/admin/documents.generated.ts",
  /** Written last. Its header contains the hash of the sources. */
  documents: "app/provider/contract/documents.generated.ts",
};

/** `isFlat`: without the folders below. `isByName`: what the files contain makes no difference. */
const SOURCES = [
  { folder: "app/provider/contract", name: /\.graphql$/ },
  { folder: "app/storefront", name: /\.graphql$/ },
  { folder: "app/engine/graphql/resolvers", name: /\.ts$/ },
  { folder: "app/engine/admin-api", name: /(\.graphql|resolvers\/.*\.ts)$/ },
  { folder: "app/admin", name: /\.graphql$/ },
  { folder: "app/engine", name: /\.yaml$/ },
  { folder: "app/engine/database", name: /(?<!\.generated)\.ts$/ },
  { folder: "app/design/art", name: /\.(yaml|tsx)$/ },
  { folder: "app/design/scenes", name: /\.tsx$/ },
  { folder: "app/design/products", name: /\bproduct\.yaml$/ },
  { folder: "app/design/products", name: /\bproduct\.ts$/, isByName: true },
  { folder: "app/design/drawings", name: /\.svg$|^drawing\.tsx$/ },
  { folder: "app/design/portraits", name: /\.tsx?$/ },
  { folder: "app/storefront/content", name: /^drawings\.server\.tsx$/ },
  { folder: "scripts/image-worker", name: /^(paint|drawing-at-width)\.mjs$/ },
  { folder: "app/storefront/account", name: /^account-pages\.ts$/ },
  { folder: "app/storefront/account", name: /\b(page\.tsx|(loader|action)\.server\.ts)$/, isByName: true },
  { folder: "app/storefront/checkout", name: /^checkout-steps\.ts$/ },
  { folder: "app/storefront/checkout", name: /\bstep(\.server)?\.tsx?$/, isByName: true },
  { folder: "scripts/codegen", name: /./ },
  { folder: ".", name: /^package-lock\.json$/, isFlat: true },
];

/**
 * SHA-256 of the paths and texts of all files that the generated files are made from, including the generator.
 * @returns {string} hexadecimal
 */
export function hashOfSources() {
  const hash = createHash("sha256");
  for (const { folder, name, isFlat, isByName } of SOURCES) {
    const files = readdirSync(folder, { recursive: !isFlat, encoding: "utf8" }).filter((file) =>
      name.test(file),
    );
    for (const file of files.sort()) {
      hash.update(`${file}\n`);
      if (!isByName) hash.update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest("hex");
}
