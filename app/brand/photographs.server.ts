import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brandFolder } from "./brands.server";
import { PHOTOGRAPH_FILE } from "./photograph-file";

/** The folder of a brand's photographs. */
const FOLDER = "pictures";
const KINDS = { jpg: "jpeg", jpeg: "jpeg", png: "png", webp: "webp" } as const;

/** A photograph in a brand's folder. */
export interface Photograph {
  /** Its name in addresses. */
  name: string;
  path: string;
  kind: (typeof KINDS)[keyof typeof KINDS];
  /** Changes with its content; 12 hexadecimal digits. */
  version: string;
}

const loaded = new Map<string, Photograph>();

/**
 * Finds a photograph of a brand.
 * @param file as `photographSchema` allows
 * @throws Error when there is no such file
 */
export function findPhotograph(
  code: string,
  file: string,
  settings: { brandsDirectory: string },
): Photograph {
  const path = join(brandFolder(code, settings), FOLDER, file);
  const known = loaded.get(path);
  if (known) return known;
  const [, , extension] = PHOTOGRAPH_FILE.exec(file) ?? [];
  if (!extension || !existsSync(path)) throw new Error(`there is no photograph ${FOLDER}/${file}`);
  const photograph = {
    name: photographName(code, file),
    path,
    kind: KINDS[extension as keyof typeof KINDS],
    version: createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 12),
  };
  loaded.set(path, photograph);
  return photograph;
}

/** A photograph's name in addresses. */
export function photographName(code: string, file: string): string {
  return `photo--${code}--${file.replace(/\.\w+$/, "")}`;
}

/** Address of a photograph; `width` in pixels selects its size, and the ending .avif its format. */
export function photographAddress({ name, version }: Photograph): string {
  return `/media/catalog/product/${name}.webp?v=${version}`;
}
