import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

const run = promisify(execFile);

/** Programs of prepress departments, with the Debian packages they are in. */
const TOOLS = { qpdf: "qpdf", gs: "ghostscript", pdftoppm: "poppler-utils" };

/** The Debian packages that this machine lacks; without them, only the file itself is read. */
export const missingTools = Object.entries(TOOLS)
  .filter(([command]) => !isInstalled(command))
  .map(([, name]) => name);

function isInstalled(command: string): boolean {
  try {
    execFileSync("which", [command], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Gray pixels of one plate: 0 is full ink, 255 none. */
export interface Plate {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Opens a print file as a prepress department does: checks its syntax, and separates it into plates.
 * @param dpi resolution of the plates and the picture
 * @returns plates by the name of their ink, and the picture of the page
 * @throws Error when a program rejects the file
 */
export async function openForPress(
  pdf: Buffer,
  dpi: number,
): Promise<{ plates: Map<string, Plate>; page: Plate }> {
  const folder = await mkdtemp(join(tmpdir(), "prepress-"));
  try {
    const file = join(folder, "sheet.pdf");
    await writeFile(file, pdf);
    await run("qpdf", ["--check", file]);
    const separating = ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=tiffsep", `-r${dpi}`];
    await run("gs", [...separating, "-o", join(folder, "plate.tif"), file]);
    await run("pdftoppm", ["-r", String(dpi), "-singlefile", "-png", file, join(folder, "page")]);
    const plates = new Map<string, Plate>();
    for (const name of await readdir(folder)) {
      const ink = /^plate\((.+)\)\.tif$/.exec(name)?.[1];
      if (ink) plates.set(ink, await grayPixels(join(folder, name)));
    }
    return { plates, page: await grayPixels(join(folder, "page.png")) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function grayPixels(path: string): Promise<Plate> {
  const { data, info } = await sharp(path).grayscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The pixel at a place of a plate, from 0 (full ink) to 255 (none). */
export function inkAt({ data, width }: Plate, x: number, y: number): number {
  return data[Math.round(y) * width + Math.round(x)];
}
