import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paint } from "../image-worker/paint.mjs";
import { camelCase } from "./camel-case";
import { GENERATED } from "./sources.mjs";

const FOLDER = "app/storefront/content/heroes";
/** Drawings of home pages, by their names in content/drawings.server.tsx. */
const NAMES = ["hero", "neon-hero"];
const FORMATS = ["avif", "webp"] as const;
/** In pixels, as the photograph of a home page. */
const WIDTHS = [400, 800, 1200];

const PICTURES = NAMES.flatMap((drawing) =>
  FORMATS.flatMap((format) =>
    WIDTHS.map((width) => ({ drawing, format, width, name: `${drawing}-${width}.generated.${format}` })),
  ),
);

/**
 * Returns the large drawings of the home pages, painted in each format and width, and the module with their URLs, by
 * path. Drawings that have not changed keep their files. Needs the generated drawings.
 */
export async function heroFiles(): Promise<Record<string, string | Buffer>> {
  const { findDrawing } = await import("../../app/storefront/content/drawings.server");
  const drawings = NAMES.map((name) => ({ name, svg: findDrawing(name)?.svg ?? "" }));
  const hash = createHash("sha256")
    .update(JSON.stringify([drawings, PICTURES, painter()]))
    .digest("hex");
  return { ...(isPainted(hash) ? {} : await paintedFiles(drawings)), [GENERATED.heroes]: moduleText(hash) };
}

function painter(): string[] {
  return ["paint", "drawing-at-width"].map((name) =>
    readFileSync(`scripts/image-worker/${name}.mjs`, "utf8"),
  );
}

function isPainted(hash: string): boolean {
  if (!existsSync(GENERATED.heroes) || !readFileSync(GENERATED.heroes, "utf8").includes(hash)) return false;
  return PICTURES.every(({ name }) => existsSync(join(FOLDER, name)));
}

async function paintedFiles(drawings: { name: string; svg: string }[]): Promise<Record<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), "heroes-"));
  const input = join(folder, "drawing.svg");
  try {
    for (const { name, svg } of drawings) {
      writeFileSync(input, svg);
      const outputs = PICTURES.filter(({ drawing }) => drawing === name);
      await paint({ kind: "svg", input, mayBeHeavy: true, folder, outputs });
    }
    return Object.fromEntries(
      PICTURES.map(({ name }) => [join(FOLDER, name), readFileSync(join(folder, name))]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The hash tells whether the pictures belong to the drawings. */
function moduleText(hash: string): string {
  const imports = PICTURES.map((picture) => `import ${variableOf(picture)} from "./${picture.name}";\n`);
  return `// Painted by \`npm run codegen\` from ${hash}. Do not edit.
${imports.join("")}
/** By path of the drawing: a srcset of each format, and the URL for browsers without srcset. */
export const heroes: Record<string, { avif: string; webp: string; src: string } | undefined> = {
${NAMES.map(heroEntry).join("")}};
`;
}

function heroEntry(drawing: string): string {
  const pictures = PICTURES.filter((picture) => picture.drawing === drawing);
  const setOf = (wanted: string) =>
    pictures
      .filter(({ format }) => format === wanted)
      .map((picture) => `\${${variableOf(picture)}} ${picture.width}w`)
      .join(", ");
  const src = variableOf(pictures[pictures.length - 1]);
  return `  "/drawings/${drawing}.svg": { avif: \`${setOf("avif")}\`, webp: \`${setOf("webp")}\`, src: ${src} },\n`;
}

function variableOf({ drawing, format, width }: (typeof PICTURES)[number]): string {
  return camelCase(`${drawing}-${width}-${format}`);
}
