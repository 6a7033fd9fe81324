import { existsSync } from "node:fs";
import { accountPageNames } from "../../app/storefront/account/account-pages";
import { camelCase } from "./camel-case";
import { record } from "./record";
import { requireListed } from "./require-listed";
import { GENERATED } from "./sources.mjs";

const FOLDER = "app/storefront/account";
const HEADER = `// Generated from ${FOLDER}/account-pages.ts and its folders by \`npm run codegen\`. Do not edit.`;

/**
 * Returns the modules that join the pages of the account, by path, from the list in account-pages.ts and the files in each
 * page's folder: components, loaders and actions for the server, and imports of components for browsers.
 * @throws Error when the folder of a page is not listed
 */
export function accountPageFiles(): Record<string, string> {
  requireListed({ folder: FOLDER, file: "page.tsx", list: "account-pages.ts", names: accountPageNames });
  return { [GENERATED.accountPageImports]: pageImports(), [GENERATED.accountPages]: serverPages() };
}

function pageImports(): string {
  const imported = record(
    "pageImports",
    accountPageNames,
    (name) => `async () => (await import("./${name}/page")).default`,
  );
  return [HEADER, imported].join("\n");
}

function serverPages(): string {
  const withForms = accountPageNames.filter((name) => existsSync(`${FOLDER}/${name}/action.server.ts`));
  return [
    HEADER,
    ...withForms.map(
      (name) => `import { action as ${camelCase(name)}Action } from "./${name}/action.server";`,
    ),
    ...accountPageNames.flatMap((name) => [
      `import { loader as ${camelCase(name)}Loader } from "./${name}/loader.server";`,
      `import ${camelCase(name)}Page from "./${name}/page";`,
    ]),
    "",
    record("serverPages", accountPageNames, (name) => `${camelCase(name)}Page`),
    record("loaders", accountPageNames, (name) => `${camelCase(name)}Loader`),
    record("actions", withForms, (name) => `${camelCase(name)}Action`),
  ].join("\n");
}
