import { spawn } from "node:child_process";
import { watch } from "node:fs";

const DEBOUNCE_MILLISECONDS = 100;

/** Generates files anew after each change of a .graphql or .yaml file or of a list of pages or steps, or of the drawing of a home page; Remix then builds them. */
export function generateOnChange() {
  let timer;
  watch("app", { recursive: true }, (_event, file) => {
    if (
      !/(\.graphql|\.yaml|account-pages\.ts|checkout-steps\.ts|(hero-scene|neon-hero)\.tsx)$/.test(file ?? "")
    )
      return;
    clearTimeout(timer);
    timer = setTimeout(generate, DEBOUNCE_MILLISECONDS);
  });
}

let isGenerating = false;
let isOutdated = false;

/** Runs one generation at a time; later changes trigger another. The generator reports its own errors. */
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
