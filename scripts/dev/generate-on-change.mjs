import { spawn } from "node:child_process";
import { watch } from "node:fs";

const SETTLE_MILLISECONDS = 100;

/** Generates files anew after each change of a .graphql or product.yaml file; Remix then builds them. */
export function generateOnChange() {
  let timer;
  watch("app", { recursive: true }, (_event, file) => {
    if (!/(\.graphql|product\.yaml)$/.test(file ?? "")) return;
    clearTimeout(timer);
    timer = setTimeout(generate, SETTLE_MILLISECONDS);
  });
}

let isGenerating = false;
let isOutdated = false;

/** One at a time; what changes meanwhile is generated after. It says itself what is wrong. */
function generate() {
  isOutdated = isGenerating;
  if (isGenerating) return;
  isGenerating = true;
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/codegen/generate.ts"], {
    stdio: "inherit",
  });
  child.once("exit", () => {
    isGenerating = false;
    if (isOutdated) generate();
  });
}
