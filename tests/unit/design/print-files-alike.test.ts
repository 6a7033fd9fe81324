import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { printHashes } from "./print-hashes";

const ELSEWHERE = `
  import { printHashes } from "./tests/unit/design/print-hashes.ts";
  console.log(JSON.stringify(await printHashes()));
`;

test("a design's print files have the same bytes in every process", async () => {
  const options = ["--import", "tsx", "--input-type=module", "--eval", ELSEWHERE];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  const here = await printHashes();
  expect(JSON.parse(stdout)).toEqual(here);
  expect(new Set(here).size).toBe(here.length);
});
