import { brandOf } from "~/brand/brands.server";
import { profileOf } from "~/settings/print.server";
import type { Connection, Row } from "../database/schema";
import { upsert } from "../database/upsert";
import { clipArtSources } from "../designs/clip-art-sources";
import { findPhotos } from "../designs/find-photos";
import { readPhoto } from "../designs/photo-files";
import { findDesign, readRevision, type SavedDesign } from "../designs/read-design";
import { shopFiles } from "../files/shop-files";
import type { JobContext } from "../jobs/job";
import { yieldToRequests } from "../jobs/yield-to-requests";
import { drawPrintFile } from "./draw-print-file";
import { storedFileName } from "./print-file-names";
import { hasPrintFile } from "./print-file-store";
import { sheetProduction, sheetTitle } from "./print-page";
import type { WholePhoto } from "./print-photos";
import { type PrintSheet, recipeOfSheet, sheetsOf } from "./print-sheets";
import { inPrintTurn } from "./print-turns";

type PrintContext = Pick<JobContext, "db" | "settings" | "storeCode" | "signal">;

/**
 * Writes the missing print files of an order line, one after the other.
 * @returns the ordered design
 * @throws MissingPhoto
 * @throws Error when a design cannot be drawn
 * @throws the signal's reason, at the next page of a book, or when its turn comes
 */
export async function printLine(context: PrintContext, orderItemId: number): Promise<SavedDesign> {
  const { item, number } = await readLine(context.db, orderItemId);
  const saved = await readOrdered(context, item);
  const sheets = sheetsOf(saved.document);
  const known = await filesOf(context.db, item.id);
  for (const [position, sheet] of sheets.entries()) {
    const file = known.find(({ surface, revision }) => surface === sheet.key && revision === saved.revision);
    if (file && (await hasPrintFile(context.settings, file))) continue;
    await inPrintTurn(async () => {
      context.signal?.throwIfAborted();
      await printSheet(context, { item, number, saved, sheet, position });
    });
    await yieldToRequests(context.signal);
  }
  await deleteOthers(context.db, item.id, sheets);
  return saved;
}

/** The recorded files of an order line. */
export function filesOf(db: Connection, orderItemId: number): Promise<Row<"print_file">[]> {
  return db
    .selectFrom("print_file")
    .selectAll()
    .where("order_item_id", "=", orderItemId)
    .orderBy("position")
    .execute();
}

interface SheetToPrint {
  item: Row<"sales_order_item">;
  /** The order's number. */
  number: string;
  saved: SavedDesign;
  sheet: PrintSheet;
  position: number;
}

/** Writes the file before its row, so that a row never refers to a missing file. */
async function printSheet(
  context: PrintContext,
  { item, number, saved, sheet, position }: SheetToPrint,
): Promise<void> {
  const { key, surface, part, spread, pages, box, hasTubes } = sheet;
  const name = { order_item_id: item.id, surface: key, revision: saved.revision };
  const { process } = recipeOfSheet(saved.document, sheet);
  const press = profileOf(context.settings.print, process);
  const pdf = await drawPrintFile({
    document: saved.document,
    surface: surface.key,
    part,
    spread,
    pages,
    box,
    hasTubes,
    label: `${number}-${item.position}  ${item.sku}`,
    maker: brandOf(context.settings).name,
    read: (photoId) => readWhole(context, photoId),
    clipArt: await clipArtSources(context.db, saved.document),
    press,
    signal: context.signal,
  });
  const kept = await shopFiles(context.settings)
    .put(storedFileName(name), pdf)
    .catch((error) => {
      throw pdf.errored ?? error;
    });
  const created_at = new Date().toISOString();
  const row = {
    ...name,
    title: sheetTitle(sheet, saved.document),
    position,
    ...kept,
    created_at,
    production: sheetProduction(sheet, saved.document, press),
    deleted_at: null,
  };
  await upsert(context.db, "print_file", ["order_item_id", "surface"], [row]);
}

async function readLine(db: Connection, orderItemId: number) {
  const item = await db
    .selectFrom("sales_order_item")
    .selectAll()
    .where("id", "=", orderItemId)
    .executeTakeFirstOrThrow();
  const { number } = await db
    .selectFrom("sales_order")
    .select("number")
    .where("id", "=", item.order_id)
    .executeTakeFirstOrThrow();
  return { item, number };
}

async function readOrdered(context: PrintContext, { design_id, design_revision }: Row<"sales_order_item">) {
  const design = design_id === null ? null : await findDesign(context, design_id);
  const saved =
    design && design_revision !== null ? await readRevision(context.db, design, design_revision) : null;
  if (!saved) throw new Error("The design no longer exists.");
  return saved;
}

async function readWhole({ db, settings }: PrintContext, photoId: string): Promise<WholePhoto | null> {
  const photo = (await findPhotos(db, [photoId])).get(photoId);
  const jpeg = photo ? await readPhoto(settings, photoId, "original") : null;
  return photo && jpeg ? { jpeg, width: photo.width, height: photo.height } : null;
}

/** Deletes files of an earlier revision that had more sheets. */
async function deleteOthers(db: Connection, orderItemId: number, sheets: PrintSheet[]) {
  const keys = sheets.map(({ key }) => key);
  await db
    .deleteFrom("print_file")
    .where("order_item_id", "=", orderItemId)
    .where("surface", "not in", keys)
    .execute();
}
