import { readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { compileDrawing, type GeneratedCode, generatedCode, isSheet, readSheet } from "./compile-drawing";

const DRAWINGS = "app/design/drawings";
const HEADER = "// Generated from SVG files by `npm run codegen`. Do not edit.\n";

/**
 * Returns the modules compiled from the SVG files of app/design/drawings, by path: functions that write the markup of a
 * drawing, and tables of path data for sheets of symbols. Null for the module of a drawing that no longer exists.
 */
export function drawingFiles(): Record<string, string | null> {
  const paths = readdirSync(DRAWINGS, { recursive: true, encoding: "utf8" }).map((name) =>
    join(DRAWINGS, name),
  );
  const drawings = paths.filter((path) => path.endsWith(".svg")).sort();
  const modules = new Set(drawings.map((file) => generatedCode(file).module));
  return {
    ...Object.fromEntries(paths.filter((path) => path.endsWith(".generated.ts")).map((path) => [path, null])),
    ...Object.fromEntries([...modules].map((module) => [module, moduleText(module, drawings)])),
  };
}

function moduleText(module: string, drawings: string[]): string {
  const files = drawings.filter((file) => generatedCode(file).module === module);
  const { name, expression } = generatedCode(files[0]);
  if (isSheet(files[0])) return `${HEADER}export const ${name} = ${sheetTable(files[0])};\n`;
  const compiled = files.map((file) => ({ file, ...compileDrawing(file) }));
  const used = compiled.flatMap(({ uses }) => uses).map(generatedCode);
  const value =
    expression === name
      ? compiled[0].code
      : `{\n${compiled.map(({ file, code }) => `  "${basename(file, ".svg")}": ${code},\n`).join("")}}`;
  return `${HEADER}${imports(module, used)}export const ${name} = ${value};\n`;
}

function imports(module: string, used: GeneratedCode[]): string {
  const lines = used.map(({ module: from, name }) => {
    const path = relative(dirname(module), from.replace(/\.ts$/, ""));
    return `import { ${name} } from "${path.startsWith(".") ? path : `./${path}`}";\n`;
  });
  return [...new Set(lines)].sort().join("");
}

/** Of a motif the path data alone is needed, of a neon tube its box and thickness too. */
function sheetTable(file: string): string {
  const isOfTubes = basename(file).startsWith("tube-");
  const entries = readSheet(file).map(({ id, path, ...box }) => [id, isOfTubes ? { ...box, path } : path]);
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
