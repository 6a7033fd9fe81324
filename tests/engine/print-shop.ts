import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import type { DesignDocument } from "~/design/document/document";
import type { JobContext } from "~/engine/jobs/job";
import { printDue, printOrders } from "~/engine/print/print-orders";
import { writeMissingTickets } from "~/engine/print/write-ticket";
import type { EngineFixture } from "./engine-fixture";

/** Test helpers for printing. */

export function jobContext({ db, settings }: EngineFixture): JobContext {
  return { db, settings, storeCode: settings.brand, wakeMail: () => {} };
}

/** Runs the job that writes all due print files. */
export function printAll(engine: EngineFixture, now = new Date()): Promise<void> {
  return printOrders.run(jobContext(engine), now);
}

/** Prints what an order lacks, as the printer does that a request wakes; fixtures have none. */
export async function printDueOf(engine: EngineFixture, number: string): Promise<void> {
  const { id } = await engine.db
    .selectFrom("sales_order")
    .select("id")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  await printDue(jobContext(engine), id);
  await writeMissingTickets(jobContext(engine), id);
}

/** The recorded print files of a line, ordered by surface. */
export function printFiles({ db }: EngineFixture, itemId: string | number) {
  return db
    .selectFrom("print_file")
    .selectAll()
    .where("order_item_id", "=", Number(itemId))
    .orderBy("position")
    .execute();
}

/** The bytes of a print file in the data directory. */
export function printedBytes(
  { settings }: EngineFixture,
  file: { order_item_id: number; revision: number; surface: string },
): Buffer {
  const folder = join(settings.dataDirectory, "print", "0", String(file.order_item_id));
  return readFileSync(join(folder, `${file.revision}-${file.surface}.pdf`));
}

/** A PDF as text with readable drawing instructions; pictures are unchanged. */
export function readablePdf(pdf: Buffer): string {
  const text = pdf.toString("latin1");
  return text.replace(/\/Filter \/FlateDecode[\s\S]*?>>\nstream\n([\s\S]*?)\nendstream/g, (whole, packed) => {
    try {
      return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
    } catch {
      return whole;
    }
  });
}

/** The coordinates of a page's box, such as TrimBox, in points. */
export function pageBox(pdf: Buffer, box: string): number[] {
  const found = new RegExp(`/${box} \\[([^\\]]+)\\]`).exec(pdf.toString("latin1"));
  return found ? found[1].trim().split(/\s+/).map(Number) : [];
}

/** The document with that photo on its first surface. */
export function withPhoto(document: DesignDocument, photoId: string, effect = {}, side = 20): DesignDocument {
  const [key, surface] = Object.entries(document.surfaces)[0];
  const layer = {
    id: "added-1",
    kind: "photo" as const,
    box: { x: 0, y: 0, width: side, height: side },
    turn: 0,
    photoId,
    crop: { x: 0.5, y: 0.5, zoom: 1 },
    effect: { tone: "none" as const, brightness: 0, contrast: 0, ...effect },
    rotation: 0 as const,
    shape: "rectangle" as const,
  };
  return {
    ...document,
    surfaces: { ...document.surfaces, [key]: { ...surface, layers: [...surface.layers, layer] } },
  };
}

/** Replaces the design of an ordered line. */
export async function orderDesign(
  { db }: EngineFixture,
  itemId: string,
  document: DesignDocument,
): Promise<void> {
  const item = db.selectFrom("sales_order_item").select("design_id").where("id", "=", Number(itemId));
  await db
    .updateTable("design_revision")
    .set({ document: JSON.stringify(document) })
    .where("design_id", "=", item)
    .execute();
}

/** Has the files of a line made again, as staff do. */
export async function printAgain(engine: EngineFixture, itemId: string): Promise<void> {
  await engine.db
    .updateTable("print_task")
    .set({ state: "waiting", due_at: new Date().toISOString() })
    .where("order_item_id", "=", Number(itemId))
    .execute();
  await printAll(engine, new Date(Date.now() + 1000));
}
