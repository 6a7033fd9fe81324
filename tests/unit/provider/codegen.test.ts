import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readContract } from "../../../scripts/codegen/read-contract";

const folder = mkdtempSync(join(tmpdir(), "contract-"));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync("app/provider/contract", join(folder, "app/provider/contract"), { recursive: true });
mkdirSync(join(folder, "app/storefront/cart"), { recursive: true });

test.each([
  ["a field that the contract does not have", "query Cart {\n  madeUp\n}", 'field "madeUp"'],
  ["what is not GraphQL", "query Cart {\n  {\n}", "Syntax Error"],
])("%s is reported with its file and line", (_case, document, message) => {
  writeFileSync(join(folder, "app/storefront/cart/cart.graphql"), document);
  expect(() => readContract(folder)).toThrow(message);
  expect(() => readContract(folder)).toThrow("app/storefront/cart/cart.graphql:2:3");
});
