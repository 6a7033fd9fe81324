import { checkoutSteps } from "../../app/storefront/checkout/checkout-steps";
import { camelCase } from "./camel-case";
import { record } from "./record";
import { requireListed } from "./require-listed";
import { GENERATED } from "./sources.mjs";

const FOLDER = "app/storefront/checkout";
const HEADER = `// Generated from ${FOLDER}/checkout-steps.ts and its folders by \`npm run codegen\`. Do not edit.`;

/**
 * Returns the modules that join the steps of the checkout, by path: their components, and their server modules.
 * @throws Error when the folder of a step is not listed
 */
export function checkoutStepFiles(): Record<string, string> {
  requireListed({ folder: FOLDER, file: "step.tsx", list: "checkout-steps.ts", names: checkoutSteps });
  return {
    [GENERATED.stepComponents]: [
      HEADER,
      ...checkoutSteps.map((name) => `import ${camelCase(name)}Step from "./${name}/step";`),
      "",
      record("stepComponents", checkoutSteps, (name) => `${camelCase(name)}Step`),
    ].join("\n"),
    [GENERATED.stepServers]: [
      HEADER,
      ...checkoutSteps.map((name) => `import * as ${camelCase(name)}Step from "./${name}/step.server";`),
      "",
      record("stepServers", checkoutSteps, (name) => `${camelCase(name)}Step`),
    ].join("\n"),
  };
}
