import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

const run = promisify(execFile);

/** Programs of prepress departments, with the Debian packages they are in. */
const TOOLS = { qpdf: "qpdf", gs: "ghostscript", pdftoppm: "poppler-utils", mutool: "mupdf-tools" };

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

/** Left, bottom, right and top in points. */
export type PageBoxes = Record<"MediaBox" | "BleedBox" | "TrimBox", number[]>;

/** A print file as the programs read it. */
export interface OpenedSheet {
  /** Of each page, as mutool reads them. */
  boxes: PageBoxes[];
  /** By the name of their ink. */
  plates: Map<string, Plate>;
  /** The same without what is drawn in spot inks; none for a sheet without spot inks. */
  unlined?: Map<string, Plate>;
  page: Plate;
  /** The picture of the page, as a PNG. */
  picture: Buffer;
}

interface HowToOpen {
  /** Resolution of the plates and the picture. */
  dpi: number;
  /** From 1. */
  page?: number;
  /** Separates the sheet a second time, without what is drawn in these inks. */
  without?: string[];
}

/**
 * Opens a print file as a prepress department does: checks its syntax, and separates it into plates.
 * @throws Error when a program rejects the file
 */
export async function openForPress(pdf: Buffer, dpi: number): Promise<Pick<OpenedSheet, "plates" | "page">> {
  return openSheet(pdf, { dpi });
}

/** As {@link openForPress}, with boxes, and the plates beneath spot inks. */
export async function openSheet(
  pdf: Buffer,
  { dpi, page = 1, without = [] }: HowToOpen,
): Promise<OpenedSheet> {
  const folder = await mkdtemp(join(tmpdir(), "prepress-"));
  try {
    const file = join(folder, "sheet.pdf");
    await writeFile(file, pdf);
    await run("qpdf", ["--check", file]);
    const boxes = await readBoxes(file);
    const plates = await separate(file, { dpi, page });
    const unlined = without.some((ink) => plates.has(ink))
      ? await separate(await withoutInks(file, without), { dpi, page })
      : undefined;
    const range = ["-f", String(page), "-l", String(page)];
    await run("pdftoppm", ["-r", String(dpi), ...range, "-singlefile", "-png", file, join(folder, "page")]);
    const picture = await readFile(join(folder, "page.png"));
    return { boxes, plates, unlined, page: await grayPixels(picture), picture };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @throws Error when mutool repairs or misses something in the file */
async function readBoxes(file: string): Promise<PageBoxes[]> {
  const { stdout, stderr } = await run("mutool", ["pages", file]);
  if (stderr) throw new Error(stderr);
  return stdout
    .split("<page ")
    .slice(1)
    .map((page) => ({
      MediaBox: box(page, "MediaBox"),
      BleedBox: box(page, "BleedBox"),
      TrimBox: box(page, "TrimBox"),
    }));
}

function box(page: string, name: string): number[] {
  const found = new RegExp(`<${name} l="([^"]+)" b="([^"]+)" r="([^"]+)" t="([^"]+)"`).exec(page);
  if (!found) throw new Error(`There is no ${name}.`);
  return found.slice(1).map(Number);
}

async function separate(
  file: string,
  { dpi, page }: { dpi: number; page: number },
): Promise<Map<string, Plate>> {
  const folder = await mkdtemp(`${file}-plates-`);
  const separating = ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=tiffsep", `-r${dpi}`];
  const range = [`-dFirstPage=${page}`, `-dLastPage=${page}`];
  const { stdout } = await run("gs", [...separating, ...range, "-o", join(folder, "plate.tif"), file]);
  if (stdout) throw new Error(stdout);
  const plates = new Map<string, Plate>();
  for (const name of await readdir(folder)) {
    const ink = /^plate\((.+)\)\.tif$/.exec(name)?.[1];
    if (ink) plates.set(ink, await grayPixels(join(folder, name)));
  }
  return plates;
}

/** Writes a copy in which the paths that are painted in these inks are not. @returns its path */
async function withoutInks(file: string, inks: string[]): Promise<string> {
  const open = `${file}-open.pdf`;
  await run("qpdf", ["--stream-data=uncompress", "--object-streams=disable", file, open]);
  const text = await readFile(open, "latin1");
  const spaces = [...text.matchAll(/(\d+) 0 obj\s*\[\s*\/Separation\s*\/(\w+)/g)]
    .filter(([, , ink]) => inks.includes(ink))
    .map(([, id]) => id);
  const keys = [...text.matchAll(/\/(Ink\d+) (\d+) 0 R/g)].filter(([, , id]) => spaces.includes(id));
  // Of the same length, so that the file's table of objects stays true.
  const unpainted = keys.reduce(
    (made, [, key]) => made.replace(new RegExp(`(/${key} (?:cs 1 scn|CS 1 SCN)\\n)[fS]\\n`, "g"), "$1n\n"),
    text,
  );
  await writeFile(open, unpainted, "latin1");
  return open;
}

async function grayPixels(picture: string | Buffer): Promise<Plate> {
  const { data, info } = await sharp(picture).grayscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The pixel at a place of a plate, from 0 (full ink) to 255 (none). */
export function inkAt({ data, width }: Plate, x: number, y: number): number {
  return data[Math.round(y) * width + Math.round(x)];
}
