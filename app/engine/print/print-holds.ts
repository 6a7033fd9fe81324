import { preflightFindings } from "~/design/advice/preflight";
import type { DesignDocument } from "~/design/document/document";
import type { PhotoSources } from "~/design/photos/photo-source";
import { serverOutline } from "~/design/text/fonts.server";
import type { Connection, Row } from "../database/schema";
import { clipArtSources } from "../designs/clip-art-sources";
import { documentPhotos } from "../designs/document-photos";
import { findPhotos } from "../designs/find-photos";
import type { SavedDesign } from "../designs/read-design";
import { staffOrderLink } from "../fulfillment/staff-order-link";
import { inputError } from "../graphql/errors";
import type { JobContext } from "../jobs/job";
import { queueShopEmail } from "../mail/shop-email";
import { PRODUCTION_STARTED } from "../orders/order-states";
import { signFindings } from "./neon/sign-findings";
import { isNeonSign } from "./neon/sign-tubes";
import { shortfallsOf } from "./production-limits";
import { shortfallFinding } from "./shortfall-text";

/** Lines that preflight holds before production, until a person releases them with a reason. */

/** What is listed of the findings in many pages. */
const MAX_FINDINGS = 12;

type PreflightContext = Pick<JobContext, "db" | "settings">;

/** What preflight says of an ordered design. */
export interface Preflight {
  revision: number;
  findings: string[];
}

/** Checks an ordered design; reads the sizes of its photos and the shapes of its clip art. */
export async function preflight({ db, settings }: PreflightContext, saved: SavedDesign): Promise<Preflight> {
  const { resolutionFloor } = settings.print;
  const { document } = saved;
  const photos = await photoSizes(db, document);
  const shortfalls = await shortfallsOf(document, {
    sources: await clipArtSources(db, document),
    visitor: null,
  });
  const all = [
    ...preflightFindings(document, { photos, outline: serverOutline, resolutionFloor }),
    ...shortfalls.map((shortfall) => shortfallFinding(document, shortfall)),
    ...(isNeonSign(document) ? await signFindings(document) : []),
  ];
  const more = all.length - MAX_FINDINGS;
  const findings = more > 0 ? [...all.slice(0, MAX_FINDINGS), `And ${more} more.`] : all;
  return { revision: saved.revision, findings };
}

async function photoSizes(db: Connection, document: DesignDocument): Promise<PhotoSources> {
  const photos = await findPhotos(
    db,
    documentPhotos(document).map(({ photoId }) => photoId),
  );
  return Object.fromEntries([...photos].map(([id, { width, height }]) => [id, { href: "", width, height }]));
}

/**
 * Holds a line with findings, and tells the shop by email; the same findings of a revision that was released hold it no
 * more, nor is a line held that was produced as it is without a hold: its pieces are made again as the buyer has them. A
 * line without findings is free. Call it in the transaction that records its print files.
 * @param isPrintedAgain whether the line had a print file of that revision before
 * @returns whether the shop was emailed
 */
export async function recordPreflight(
  transaction: Connection,
  { settings }: Pick<JobContext, "settings">,
  order: Row<"sales_order">,
  orderItemId: number,
  { revision, findings, isPrintedAgain }: Preflight & { isPrintedAgain: boolean },
): Promise<boolean> {
  const hold = await transaction
    .selectFrom("print_hold")
    .selectAll()
    .where("order_item_id", "=", orderItemId)
    .executeTakeFirst();
  if (!hold && isPrintedAgain && PRODUCTION_STARTED.includes(order.status)) return false;
  const text = findings.join("\n");
  if (hold?.revision === revision && hold.findings === text) return false;
  await transaction.deleteFrom("print_hold").where("order_item_id", "=", orderItemId).execute();
  if (findings.length === 0) return false;
  const row = {
    order_item_id: orderItemId,
    order_id: order.id,
    revision,
    findings: text,
    created_at: new Date().toISOString(),
  };
  await transaction.insertInto("print_hold").values(row).execute();
  const { name } = await transaction
    .selectFrom("sales_order_item")
    .select("name")
    .where("id", "=", orderItemId)
    .executeTakeFirstOrThrow();
  await queueShopEmail(transaction, settings, heldEmail({ settings }, order, name, text));
  return true;
}

function heldEmail(
  { settings }: Pick<JobContext, "settings">,
  { id, number, store_code }: Row<"sales_order">,
  name: string,
  findings: string,
) {
  return {
    storeCode: store_code,
    orderId: id,
    subject: `Held before printing: ${name}, order ${number}`,
    lines: [
      `Order ${number}: ${name} is held, because we'd waste material on it:`,
      findings,
      `Ask the buyer for a better photo, or release the line with a reason: ${staffOrderLink(settings, id)}`,
    ],
  };
}

/** Line → its findings, of the lines of an order that are held. */
export async function heldLines(db: Connection, orderId: number): Promise<Map<number, string[]>> {
  const holds = await db
    .selectFrom("print_hold")
    .select(["order_item_id", "findings"])
    .where("order_id", "=", orderId)
    .where("released_at", "is", null)
    .execute();
  return new Map(holds.map(({ order_item_id, findings }) => [order_item_id, findings.split("\n")]));
}

/**
 * Releases a held line of a locked order for production.
 * @returns the product's name
 * @throws GraphQLError of category input when it is not held
 */
export async function releaseHeldLine(
  transaction: Connection,
  { id }: Pick<Row<"sales_order">, "id">,
  orderItemId: number,
): Promise<string> {
  const held = await transaction
    .selectFrom("print_hold")
    .innerJoin("sales_order_item", "sales_order_item.id", "print_hold.order_item_id")
    .select("sales_order_item.name")
    .where("print_hold.order_id", "=", id)
    .where("print_hold.order_item_id", "=", orderItemId)
    .where("print_hold.released_at", "is", null)
    .executeTakeFirst();
  if (!held) throw inputError("This line isn't held.");
  await transaction
    .updateTable("print_hold")
    .set({ released_at: new Date().toISOString() })
    .where("order_item_id", "=", orderItemId)
    .execute();
  return held.name;
}
